import { Refusal } from "#core/refusal.ts";
import { editingSentences } from "./schema.ts";

type Hours = { fastingMinH?: number | null | undefined; fastingMaxH?: number | null | undefined };

/** Refuses (rule-broken) fewer hours at most than at least, after a change that may name one of the two alone. */
export function requireHoursInOrder(before: Hours, change: Hours): void {
  const { fastingMinH = before.fastingMinH, fastingMaxH = before.fastingMaxH } = change;
  if (fastingMaxH == null || fastingMaxH >= (fastingMinH ?? 0)) return;
  const sentence = editingSentences.hoursInOrder;
  throw new Refusal("rule-broken", sentence, { errors: { fastingMaxH: sentence } });
}
