import { type DayCard, getAmountDuePaise, listCardMembers } from "#core/admin/day-cards.ts";
import type { DayVisit } from "#core/admin/day-schema.ts";
import { getLateness, type Lateness } from "#core/admin/lateness.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { type Badge, getMoneyState, isUpcoming, statuses } from "#core/bookings/statuses.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";
import { formatShortTime } from "#web/lib/format-time.ts";

const texts = words.admin.day;

/** "52 min late", "3 h late", "2 days late", "9 min left". */
export function formatLateness({ kind, minutes }: Lateness): string {
  return kind === "late" ? texts.lateBy(formatDuration(minutes)) : texts.endsIn(minutes);
}

/** "52 min", "3 h", "2 days". */
export function formatDuration(minutes: number): string {
  if (minutes < 60) return texts.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? texts.hours(hours) : texts.days(Math.floor(hours / 24));
}

/** Formats a duration with its remaining hours: "52 min", "23 h", "1 day 19 h", "2 days". */
export function formatExactDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return formatDuration(minutes);
  const [days, rest] = [texts.days(Math.floor(hours / 24)), hours % 24];
  return rest > 0 ? `${days} ${texts.hours(rest)}` : days;
}

/** Badge of a visit's card: its lateness, else its status. */
export function getVisitBadge(visit: DayVisit, now: LabTime): Badge {
  const lateness = getLateness(visit, now);
  if (!lateness) return { ...getStatusBadge(visit.status), ...getShortLabel(visit.status) };
  return { look: "failed", icon: "clock", label: formatLateness(lateness) };
}

/** Short label of the views, once the sample is collected. */
function getShortLabel(status: string): { label?: string } {
  const progress = Object.entries(statuses).find(([name]) => name === status)?.[1].progress;
  return progress && progress !== "toCollect" ? { label: texts.states[progress] } : {};
}

/** Formats the amount to collect at the visit, or the payment status if nothing is due. */
export function formatAmountDue({ dueAmount, paymentStatus }: AmountDueSubject): string {
  const duePaise = parseAmount(dueAmount);
  if (duePaise > 0) return formatWholeRupees(duePaise);
  const money = getMoneyState(paymentStatus);
  if (money === "wanted") return "";
  return money === "taken" ? texts.paid : getPaymentBadge(paymentStatus).label;
}

/** Formats the amount due of all members of a card. */
export function formatCardAmountDue(card: DayCard): string {
  const paise = getAmountDuePaise(card);
  return paise > 0 ? formatWholeRupees(paise) : formatAmountDue(card);
}

/** Formats the patient and the number of other members of the visit: "Harjit Kaur +1". */
export function formatCardName(card: DayCard): string {
  const others = listCardMembers(card).length - 1;
  return others > 0 ? `${card.patientName} +${others}` : card.patientName;
}

type AmountDueSubject = Pick<DayVisit, "dueAmount" | "paymentStatus">;

/** Lists what is easily forgotten: samples other than blood, and fasting. */
export function listCollectionHints({ samples, fastingHours }: DayVisit): string[] {
  const others = samples.filter((sample) => sample !== "Blood");
  return [...others, ...(fastingHours === null ? [] : [texts.fasting])];
}

/** Badge of a visit that cannot be made as planned: its patient has eaten. */
export const eatenBadge: Badge = { look: "failed", icon: "utensils", label: texts.ate };

/** Whether a patient of an upcoming visit that needs fasting has answered that they ate. */
export function hasEaten(card: DayCard): boolean {
  return listCardMembers(card).some(({ fastingAnswer, status }) => fastingAnswer === "ate" && isUpcoming(status));
}

/** "09:00 AM" → "9 AM"; other minutes are kept. */
export function formatSlotTime(time: string): string {
  return formatShortTime(time).replace(":00", "");
}

/** Returns the centre, or the area if known. */
export function formatVisitPlace(visit: Pick<DayVisit, "place" | "area">): string | null {
  return isAtCentre(visit) ? words.admin.atCentre : visit.area;
}

export function formatArea(area: string | null): string {
  return area ?? texts.noArea;
}
