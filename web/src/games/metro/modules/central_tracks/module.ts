// Central tracks: tiles cover the centre. The base game draws and scores them; only the panel has to say so.
import type { Module } from "../../model/module";
import Panel from "./Panel.svelte";

export const centralTracks: Module = { name: "central-tracks", Panel };
