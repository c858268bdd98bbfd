import type { DayCard } from "#core/admin/day-cards.ts";
import { getLateness } from "#core/admin/lateness.ts";
import { type Badge, isUpcoming } from "#core/bookings/statuses.ts";
import { type LabTime, toLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { formatTime } from "#web/lib/format-time.ts";
import { formatLateness, getVisitBadge } from "./format-visit.ts";

const texts = words.admin.day.rounds;

type BadgeInput = { card: DayCard; now: LabTime; isAssigned: boolean };

/** Badge of a card in a round: where the phlebotomist is with it, else whether it has one, else its status. */
export function getStopBadge({ card, now, isAssigned }: BadgeInput): Badge {
  const { stop, status } = card;
  if (!isUpcoming(status)) return getVisitBadge(card, now);
  const at = stop.at === null ? "" : formatMinutes(toLabTime(new Date(stop.at)).minutes);
  if (stop.state === "not-home") return { look: "failed", icon: "user-x", label: texts.states.notHome(at) };
  if (stop.state === "refused") return { look: "failed", icon: "circle-x", label: texts.states.refused(at) };
  if (stop.state === "arrived") return { look: "processing", icon: "map-pin", label: texts.states.arrived(at) };
  const lateness = getLateness(card, now);
  if (stop.state === "on-the-way") return getOnTheWayBadge(card, lateness ? formatLateness(lateness) : null);
  if (lateness) return getVisitBadge(card, now);
  return isAssigned ? getVisitBadge(card, now) : { look: "outline", icon: "circle-dashed", label: texts.none };
}

function getOnTheWayBadge({ stop: { promised } }: DayCard, late: string | null): Badge {
  if (late) return { look: "failed", icon: "bike", label: texts.states.lateOnTheWay(late) };
  const label = promised
    ? texts.states.onTheWayBetween(formatMinutes(promised.from), formatMinutes(promised.to))
    : texts.states.onTheWay;
  return { look: "processing", icon: "bike", label };
}

/** "9:30 AM" of the minutes after midnight. */
function formatMinutes(minutes: number): string {
  return formatTime(minutes);
}
