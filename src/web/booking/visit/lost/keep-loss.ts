import type { QueryClient } from "@tanstack/react-query";
import type { DayOfSlots, OfferedSlot } from "#core/slots/schema.ts";
import type { Problem } from "#web/api-client.ts";
import { slotsQuery } from "#web/booking/queries.ts";
import { nearestQuery } from "./nearest-query.ts";

type Slot = { date: string; time: string };

/** The facts of a "slot-full" refusal go to where the hours and the offers are read. */
export function keepLoss(client: QueryClient, lost: Slot, problem: Problem | null): void {
  if (problem?.code !== "slot-full") return;
  const { day, nearest } = problem as { day?: DayOfSlots; nearest?: OfferedSlot[] };
  if (nearest) client.setQueryData(nearestQuery(lost).queryKey, nearest);
  if (day) client.setQueryData(slotsQuery(lost.date).queryKey, day);
}
