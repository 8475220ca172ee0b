// Who sits where at a table on this device.
import type { SeatChoice, SeatFacts } from "../net/messages";
import { ME } from "./me";

export function seatFacts(choice: SeatChoice): SeatFacts {
  const empty = { player: null, name: null, level: null, status: "playing" as const, online: true };
  if (choice.kind === "bot") return { ...empty, kind: "bot", level: choice.level };
  const name = (choice.kind === "human" && choice.name) || "";
  return { ...empty, kind: "human", name, player: { id: ME, name, claimed: false } };
}
