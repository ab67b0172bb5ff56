import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { speech } from "./i18n/index.svelte";

const target = document.getElementById("app");
if (target) void speech.begin().then(() => mount(App, { target }));
