import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Item } from "#core/catalogue/preparation/items-in-address.ts";
import { isTooLate, type LatestHour, latestHour } from "#core/catalogue/preparation/latest-hour.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { type SlotTime, slotTimeOf } from "#core/slots/grid.ts";
import type { Hold } from "#core/slots/schema.ts";
import { ApiError } from "#web/api-client.ts";
import type { FormFields } from "#web/booking/form.ts";
import { holdQuery, keepLoss } from "#web/booking/queries.ts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { letGo } from "./own-hold.ts";

/** The chosen hour of a visit: whether its seat is kept, what is booked asks of it, and the last one that makes sense. */
export function useVisit(form: UseFormReturn<FormFields>, items: readonly Item[], isOver: boolean) {
  const { data: needs = null } = useQuery(preparationQuery(items));
  const latest = useLatestHour(form, needs);
  return { latest, needs, seat: useSeatHold(form, { isOver, latest: latest?.time }) };
}

/** The last hour that makes sense for what is booked. A later one that was chosen for something else is given up, and told. */
function useLatestHour(form: UseFormReturn<FormFields>, needs: BookingNeeds | null): LatestHour | null {
  const latest = needs ? latestHour(needs) : null;
  const time = slotTimeOf(useWatch({ control: form.control, name: "time" }) ?? null);
  const sentence = time && isTooLate(time, latest) ? latest?.sentence : undefined;
  useEffect(() => {
    if (sentence === undefined) return;
    form.setValue("time", "");
    form.setError("time", { type: "late", message: sentence });
  }, [sentence, form]);
  return latest;
}

/** Whether the chosen time is promised: `none` where nothing is chosen, or where no promise could be had. */
export type Seat = { state: "none" } | { state: "kept"; minutes: number } | { state: "kept-no-more" };

const none: Seat = { state: "none" };

/** Whether the booking is made, and the last hour that makes sense for it. */
type Use = { isOver: boolean; latest: SlotTime | undefined };

/** A hold that is younger than this is not renewed. */
const YOUNG_MS = 2 * 60_000;

/**
 * Keeps the seat of the chosen time while the form is used, and lets it go with the page. `isOver` once it is booked.
 * A time that is lost meanwhile is given up by the hours themselves (use-fresh-slots), as soon as they are shown.
 */
function useSeatHold(form: UseFormReturn<FormFields>, { isOver, latest }: Use): Seat {
  const client = useQueryClient();
  const [date = "", chosen = ""] = useWatch({ control: form.control, name: ["date", "time"] });
  const time = slotTimeOf(chosen);
  const isWanted = date !== "" && time !== null && !isOver;
  const query = holdQuery({ date, time, latest });
  const held = useQuery({ ...query, enabled: isWanted });
  useEffect(() => {
    if (time && held.error instanceof ApiError) keepLoss(client, { date, time }, held.error.problem);
  }, [held.error, client, date, time]);
  useLetGo(isWanted, held.refetch);
  const hasEnded = useHasEnded(held);
  useRenewal(isWanted ? held : null);
  if (!isWanted || !held.data || held.isError) return none;
  return hasEnded ? { state: "kept-no-more" } : { state: "kept", minutes: minutesOf(held.data) };
}

/** The last asking of half an hour may be answered with less than five. */
function minutesOf({ seconds }: Hold): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** Lets the seat go when nothing is chosen any more, and when the page is left; one that comes back asks again. */
function useLetGo(isWanted: boolean, ask: () => unknown): void {
  useEffect(() => {
    if (!isWanted) return;
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && ask();
    window.addEventListener("pagehide", letGo);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("pagehide", letGo);
      window.removeEventListener("pageshow", comeBack);
      letGo();
    };
  }, [isWanted, ask]);
}

function useHasEnded({ data, dataUpdatedAt }: UseQueryResult<Hold>): boolean {
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(() => setEnded(dataUpdatedAt), dataUpdatedAt + data.seconds * 1000 - Date.now());
    return () => clearTimeout(timer);
  }, [data, dataUpdatedAt]);
  return data !== undefined && ended === dataUpdatedAt;
}

/** Whoever types or taps is still there: an old hold is renewed, one that has ended is asked for again. */
function useRenewal(held: UseQueryResult<Hold> | null): void {
  const since = held?.data ? held.dataUpdatedAt : null;
  const refetch = held?.refetch;
  useEffect(() => {
    if (since === null || !refetch) return;
    const renew = () => {
      if (Date.now() - since > YOUNG_MS) void refetch({ cancelRefetch: false });
    };
    document.addEventListener("pointerdown", renew);
    document.addEventListener("keydown", renew);
    return () => {
      document.removeEventListener("pointerdown", renew);
      document.removeEventListener("keydown", renew);
    };
  }, [since, refetch]);
}
