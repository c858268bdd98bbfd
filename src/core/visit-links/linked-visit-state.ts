import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import type { StopState } from "#core/round/schema.ts";
import type { LinkedVisitState } from "./schema.ts";

type VisitProgress = {
  status: string;
  day: string;
  /** Undefined before the phlebotomist sets out. */
  stop: StopState | undefined;
};

/** Returns where a visit stands for the patient who opens its link. A door at which no one was at home is over. */
export function getLinkedVisitState({ status, day, stop }: VisitProgress, now: LabTime): LinkedVisitState {
  if (!holdsSeat(status)) return "declined";
  if (!isUpcoming(status) || day < now.day) return "over";
  if (stop === undefined || stop === "waiting") return "upcoming";
  return stop === "on-the-way" || stop === "arrived" ? "on-the-way" : "over";
}
