import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { SITE } from "./lib/offline.svelte";
import { speech } from "./i18n/index.svelte";
import Unloaded from "./pages/frame/Unloaded.svelte";

const target = document.getElementById("app");
if (target) {
  speech.begin().then(
    () => mount(App, { target }),
    () => mount(Unloaded, { target }),
  );
}

// What is needed to start without a network is fetched when the page stands and has nothing else to do.
addEventListener("load", () => {
  const register = (): void => void navigator.serviceWorker?.register(SITE ? "./sw.js" : "/sw.js").catch(() => {});
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 5000 });
  else setTimeout(register, 2000);
});
