// What is said of a table's clock before the game.
import { t } from "../../shared/i18n/i18n.svelte";
import type { ClockRule } from "../../net/messages";

const MINUTE = 60;

export function clockText(clock: ClockRule): { title: string; does: string } {
  if (clock.kind === "game")
    return {
      title: t("clock-minutes", { minutes: Math.round(clock.seconds / MINUTE) }),
      does: t("clock-minutes-does", { seconds: clock.increment }),
    };
  if (clock.kind === "days") return { title: t("clock-days-each", { days: clock.days }), does: t("clock-days-does") };
  return { title: t("clock-no"), does: t("clock-no-does") };
}
