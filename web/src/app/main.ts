import { mount } from "svelte";

import App from "./App.svelte";
import { followLanguage } from "../shared/i18n/i18n.svelte";
import { games } from "../shared/catalogue/games.svelte";
import { me } from "../shared/me.svelte";
import "../shared/theme/base.css";
import { followLayout } from "../shared/theme/layout.svelte";
import { followSettings } from "../shared/theme/settings.svelte";

followSettings();
followLayout();
void games.load(); // on its way while the words are
void me.load();
await followLanguage();
const target = document.getElementById("app");
if (target) mount(App, { target });
