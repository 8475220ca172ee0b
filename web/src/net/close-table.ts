// Close a table that this page does not show.
import { Refusal } from "./http";
import { Socket } from "./socket.svelte";

export async function closeTable(table: string): Promise<void> {
  const socket = new Socket();
  socket.onOpen(() => socket.resend());
  try {
    for (const request of [{ type: "enter" as const, table, invite: null, since: null }, { type: "close" as const }]) {
      const answer = await socket.requestUntilAnswered(request);
      if (answer.type === "refused") throw new Refusal(answer.reason, answer.sentence, answer.arguments ?? {});
    }
  } finally {
    socket.close();
  }
}
