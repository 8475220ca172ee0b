// Games played over the socket in the page's name, for tests of what comes after: quicker than by hand.
import type { BrowserContext, Page } from "playwright-core";

import type { ClientMessage, GameFacts, NewTable, ServerMessage, State } from "../../src/net/messages";
import { address, newTable, person } from "./people";

/** What is played over the wire, and until when. */
interface Plan {
  /** Stop after so many actions. */
  actions?: number;
  /** Stop as soon as the points of this seat are settled. */
  settled?: number;
  /** Stop when somebody lets the rest be played. */
  automatic?: boolean;
  /** Take these seats first. */
  sit?: number[];
  /** Build lines of this colour of Metro, whoever is to act. */
  favour?: string;
}
type Wish = ClientMessage extends infer M ? (M extends { id: string } ? Omit<M, "id"> : never) : never;

/** Plays all seats of the page's person over a socket of its own, to the end of the game or of the plan. */
export async function playByWire(page: Page, table: string, plan: Plan = {}, invite: string | null = null) {
  await page.evaluate(
    ([id, { actions: most, settled: wanted, automatic, sit = [], favour }, key]) =>
      new Promise<void>((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
        let mine: number[] = [];
        let seat: number | null = null;
        let acted = 0;
        const send = (wish: Wish): void => socket.send(JSON.stringify({ ...wish, id: `wire-${Math.random()}` }));
        const leave = (): void => void (socket.close(), done());

        /** Complete a favoured line, or else lengthen as many as possible. */
        const worth = ({ consequences }: GameFacts): number =>
          ((consequences as { lines?: { owner: string; complete: boolean }[] }).lines ?? [])
            .filter(({ owner }) => owner === favour)
            .reduce((sum, { complete }) => sum + (complete ? 10 : 1), 0);
        const choose = (actions: GameFacts[]): GameFacts => {
          const laying = actions.filter(({ kind }) => kind === "lay");
          if (!laying.length) return actions[(5 * acted) % actions.length]!;
          return laying.reduce((best, one) => (favour && worth(one) > worth(best) ? one : best));
        };
        const play = ({ to_act, version, revision, actions, settled }: State): void => {
          if (to_act === null || !mine.includes(to_act)) return;
          if (to_act !== seat) return send({ type: "look", seat: (seat = to_act) });
          if (acted === most || (wanted === seat && settled)) return leave();
          acted++;
          send({ type: "act", version, revision, action: String(choose(actions)["text"]) });
        };
        const hear = (message: ServerMessage): void => {
          if (message.type === "entered") for (const one of sit) send({ type: "sit", seat: one, name: null });
          if (message.type === "entered" || message.type === "changed") {
            [mine, seat] = [message.my_seats, message.seat];
            if (message.table.phase === "finished") return leave();
            if (automatic && message.table.seats.some(({ status }) => status === "automatic")) return leave();
          }
          if (message.type === "refused") {
            if (!message.retry) return fail(new Error(JSON.stringify(message)));
            setTimeout(() => send({ type: "look", seat }), 1000); // too fast: rest, then see where the game stands
          } else if ("state" in message && message.state) play(message.state);
        };
        socket.onmessage = ({ data }) => hear(JSON.parse(String(data)) as ServerMessage);
        socket.onopen = () => send({ type: "enter", table: id, invite: key, since: 0 });
        socket.onerror = () => fail(new Error("The socket failed."));
      }),
    [table, plan, invite] as const,
  );
}

/** Who somebody is, when they come back: cookies and what the page keeps. */
type Profile = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Plays a whole game over the socket; its id. The page's person played the human seat. */
export async function playedTable(page: Page, table: NewTable): Promise<string> {
  const { id } = await newTable(page, table);
  await playByWire(page, id);
  return id;
}

/** A finished game for all tests of a file that look at one: played for the first, opened for each by who played it. */
export function sharedGame(table: NewTable): () => Promise<{ page: Page; id: string }> {
  const play = async (): Promise<{ id: string; player: Profile }> => {
    const page = await person();
    return { id: await playedTable(page, table), player: await page.context().storageState() };
  };
  let game: ReturnType<typeof play> | null = null;
  return async () => {
    const { id, player } = await (game ??= play());
    const page = await person({ storageState: player });
    await page.goto(`${address}/t/${id}`);
    await page.waitForSelector(".result");
    return { page, id };
  };
}
