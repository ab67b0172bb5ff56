import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { speech } from "./i18n/index.svelte";
import Unloaded from "./pages/frame/Unloaded.svelte";

const target = document.getElementById("app");
if (target) {
  speech.begin().then(
    () => mount(App, { target }),
    () => mount(Unloaded, { target }),
  );
}
