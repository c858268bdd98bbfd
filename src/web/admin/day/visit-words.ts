import { isAtCentre } from "#core/bookings/places.ts";
import { type Badge, holdsSeat, moneyOf, paymentBadge, statusBadge, statuses } from "#core/bookings/statuses.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import { spokenTime } from "#core/calendar/clock-time.ts";
import { type DayCard, duePaise, personsOf } from "#core/desk/day/cards.ts";
import { type Lateness, latenessOf } from "#core/desk/day/lateness.ts";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";

const texts = words.desk.day;

/** "52 min late", "3 h late", "2 days late", "9 min left". */
export function latenessWords({ kind, minutes }: Lateness): string {
  return kind === "late" ? texts.lateBy(spanWords(minutes)) : texts.endsIn(minutes);
}

/** "52 min", "3 h", "2 days". */
export function spanWords(minutes: number): string {
  if (minutes < 60) return texts.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? texts.hours(hours) : texts.days(Math.floor(hours / 24));
}

/** Where each hour counts: "52 min", "23 h", "1 day 19 h", "2 days". */
export function exactSpanWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return spanWords(minutes);
  const [days, rest] = [texts.days(Math.floor(hours / 24)), hours % 24];
  return rest > 0 ? `${days} ${texts.hours(rest)}` : days;
}

/** What a visit's card says of its state: how late it is, else its status. */
export function stateOf(visit: DayVisit, now: LabMoment): Badge {
  const lateness = latenessOf(visit, now);
  if (!lateness) return { ...statusBadge(visit.status), ...shortOf(visit.status) };
  const look = lateness.kind === "late" ? "failed" : "confirmed";
  return { look, icon: "clock", label: latenessWords(lateness) };
}

/** Once it is collected, the word of the desk's views, which is short. */
function shortOf(status: string): { label?: string } {
  const progress = Object.entries(statuses).find(([name]) => name === status)?.[1].progress;
  return progress && progress !== "toCollect" ? { label: texts.states[progress] } : {};
}

/** What is to be taken at the door; where nothing is, why. */
export function dueWords({ status, totalAmount, paymentStatus }: Due): string {
  const money = moneyOf(paymentStatus);
  if (money === "wanted" && !holdsSeat(status)) return "";
  if (money === "wanted") return formatWholeRupees(fromWire(totalAmount));
  return money === "taken" ? texts.paid : paymentBadge(paymentStatus).label;
}

/** The same of a card: what all of them owe. */
export function dueOfCard(card: DayCard): string {
  const paise = duePaise(card);
  return paise > 0 ? formatWholeRupees(paise) : dueWords(card);
}

/** "Harjit Kaur +1": who of a visit is told, and how many are seen at the same door. */
export function whoWords(card: DayCard): string {
  const others = personsOf(card).length - 1;
  return others > 0 ? `${card.patientName} +${others}` : card.patientName;
}

type Due = Pick<DayVisit, "status" | "totalAmount" | "paymentStatus">;

/** What is taken besides blood, and whether the patient comes hungry: what is easily forgotten. */
export function remindersOf({ samples, fastingHours }: DayVisit): string[] {
  const others = samples.filter((sample) => sample !== "Blood");
  return [...others, ...(fastingHours === null ? [] : [texts.fasting])];
}

/** "09:00 AM" → "9 AM"; an hour that does not begin at :00 keeps its minutes. */
export function hourWords(time: string): string {
  return spokenTime(time).replace(":00", "");
}

/** Where a visit is: the centre, or its area where one is known. */
export function whereWords(visit: Pick<DayVisit, "place" | "area">): string | null {
  return isAtCentre(visit) ? words.desk.atCentre : visit.area;
}

export function areaWords(area: string | null): string {
  return area ?? texts.noArea;
}
