import { mount } from "svelte";

import App from "./App.svelte";
import { followLanguage } from "./i18n/i18n.svelte";
import "./theme/base.css";
import { followSettings } from "./theme/settings.svelte";

followSettings();
await followLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
