import { staffRoleOf } from "#core/access/policy.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import type { TrailLine } from "#core/desk/trail/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { changedWords } from "#web/admin/booking/trail-words.ts";

const texts = words.desk.trail;

/** What was there before, and what since then; either may be all that there is to tell. */
export type ChangeWords = { from?: string; to?: string };

type Line = Pick<TrailLine, "action" | "change">;

/** From what to what, in words; of what was published, each field that changed. */
export function changeWords({ action, change }: Line): ChangeWords {
  const told = (key: string) => (typeof change[key] === "string" ? change[key] : "");
  const changedTo = () =>
    [changedWords(change.fields), told("phoneTo") && texts.phoneEnd(told("phoneTo"))].filter(Boolean).join(", ");
  const pair = (say: (word: string) => string) => ({
    ...(told("from") && { from: say(told("from")) }),
    ...(told("to") && { to: say(told("to")) }),
  });
  if (action === "status" || action === "cancelled") return pair((status) => statusBadge(status).label);
  if (action === "changed")
    return { ...(told("phoneFrom") && { from: texts.phoneEnd(told("phoneFrom")) }), to: changedTo() };
  if (action === "items-changed") return rupees(change);
  if (action === "noted") return letters(change);
  if (action === "moved") return pair((hour) => `${shortDate(hour.slice(0, 10))}${hour.slice(10)}`);
  if (action === "payment") return pair((status) => paymentBadge(status).label);
  if (action.startsWith("staff-")) return pair(roleName);
  if (action === "exported") return { to: texts.period(shortDate(told("from")), shortDate(told("to"))) };
  if (action === "placed") return { to: visitWords(change) };
  if (action === "deleted") return { from: visitWords(change) };
  return fieldWords(change);
}

/** From one total to another, in paise. */
function rupees({ from, to }: Line["change"]): ChangeWords {
  if (typeof from !== "number" || typeof to !== "number") return {};
  return { from: formatRupees(from), to: formatRupees(to) };
}

/** How long a note was and is: its words stay with the patient. */
function letters({ from, to }: Line["change"]): ChangeWords {
  if (typeof from !== "number" || typeof to !== "number") return {};
  const said = (count: number) => (count === 0 ? texts.nothing : texts.letters(count));
  return { from: said(from), to: said(to) };
}

function roleName(role: string): string {
  const known = staffRoleOf(role);
  return known ? words.desk.staff.roles[known].name : role;
}

function visitWords({ day, time, totalPaise }: Line["change"]): string {
  const sum = typeof totalPaise === "number" ? formatRupees(totalPaise) : "";
  return typeof day === "string" ? texts.visit(`${shortDate(day)} ${time}`, sum) : sum;
}

/** "price 849 to 799": the fields of `to` that differ, as far as they are words or numbers. */
function fieldWords({ from, to }: Line["change"]): ChangeWords {
  if (!isObject(to)) return {};
  const before = isObject(from) ? from : {};
  const changed = Object.keys(to).filter((field) => isShort(to[field]) && to[field] !== before[field]);
  const said = (values: Record<string, unknown>) =>
    changed
      .filter((field) => isShort(values[field]))
      .map((field) => `${field} ${values[field] === "" ? texts.nothing : values[field]}`)
      .join(", ");
  return { ...(said(before) && { from: said(before) }), ...(said(to) && { to: said(to) }) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isShort(value: unknown): boolean {
  return typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length < 60);
}

/** Why, as far as somebody has said it, and what was asked and confirmed. */
export function reasonWords({ change }: Line): string {
  const { reason, overbook, onClosedDay, afterPayment, beforeVisit, withoutSample, withoutReport } = change;
  const reasons: Record<string, string> = texts.reasons;
  return [
    typeof reason === "string" && (reasons[reason] ?? reason),
    overbook && texts.overbooked,
    onClosedDay && texts.closedDay,
    afterPayment && texts.afterPayment,
    beforeVisit && texts.beforeVisit,
    withoutSample && texts.withoutSample,
    withoutReport && texts.withoutReport,
  ]
    .filter(Boolean)
    .join(", ");
}

/** What it was about, where that is no booking and nobody: a test's or a package's name, a day, a PIN code. */
export function thingWords({ change }: Line): string {
  const named = [change.to, change.from, change].find((facts) => isObject(facts) && typeof facts.name === "string");
  const name = isObject(named) ? named.name : (change.day ?? change.pinCode);
  return typeof name === "string" ? name : "";
}
