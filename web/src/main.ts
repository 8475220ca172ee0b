import { mount } from "svelte";

import App from "./App.svelte";
import { followLanguage } from "./i18n/i18n.svelte";
import { games } from "./lobby/games.svelte";
import { me } from "./lobby/me.svelte";
import "./theme/base.css";
import { followSettings } from "./theme/settings.svelte";

followSettings();
void games.load(); // on its way while the words are
void me.load();
await followLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
