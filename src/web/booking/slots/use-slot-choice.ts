import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { ItemReference } from "#core/catalogue/preparation/items-param.ts";
import { getLatestSlot, isAfterLatestSlot, type LatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { parseSlotTime, type SlotTime } from "#core/slots/grid.ts";
import type { Hold } from "#core/slots/schema.ts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { cacheSlotConflict, holdQuery } from "#web/booking/queries.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { releasePageHold } from "./slot-hold.ts";

/** The chosen slot of a visit: whether its seat is held, what the items require, and the last suitable time. */
export function useSlotChoice(form: UseFormReturn<FormFields>, items: readonly ItemReference[], isOver: boolean) {
  const { data: needs = null } = useQuery(preparationQuery(items));
  const latest = useLatestSlot(form, needs);
  return { latest, needs, seat: useSeatHold(form, { isOver, latest: latest?.time }) };
}

/** The last suitable time for what is booked. A later one chosen for other items is given up with a message. */
function useLatestSlot(form: UseFormReturn<FormFields>, needs: BookingNeeds | null): LatestSlot | null {
  const latest = needs ? getLatestSlot(needs) : null;
  const time = parseSlotTime(useWatch({ control: form.control, name: "time" }) ?? null);
  const sentence = time && isAfterLatestSlot(time, latest) ? formatLatestSlot(latest) : undefined;
  useEffect(() => {
    if (sentence === undefined) return;
    form.setValue("time", "");
    form.setError("time", { type: "late", message: sentence });
  }, [sentence, form]);
  return latest;
}

/** Whether the chosen slot is held: `none` where nothing is chosen, or where it could not be held. */
export type HoldStatus = { state: "none" } | { state: "kept"; minutes: number } | { state: "kept-no-more" };

const noHold: HoldStatus = { state: "none" };

/** Whether the booking is made, and the last suitable time for it. */
type UseSeatHoldInput = { isOver: boolean; latest: SlotTime | undefined };

/** A younger hold is not renewed. */
const MIN_RENEWAL_MS = 2 * 60_000;

/**
 * Holds the seat of the chosen slot while the form is used, and releases it with the page. `isOver` once it is booked.
 * A slot that is lost meanwhile is given up by the slot list (use-live-slots), as soon as it is shown.
 */
function useSeatHold(form: UseFormReturn<FormFields>, { isOver, latest }: UseSeatHoldInput): HoldStatus {
  const client = useQueryClient();
  const [date = "", chosen = ""] = useWatch({ control: form.control, name: ["date", "time"] });
  const time = parseSlotTime(chosen);
  const isWanted = date !== "" && time !== null && !isOver;
  const query = holdQuery({ date, time, latest });
  const hold = useQuery({ ...query, enabled: isWanted });
  useEffect(() => {
    if (time && hold.error instanceof ApiError) cacheSlotConflict(client, { date, time }, hold.error.problem);
  }, [hold.error, client, date, time]);
  useReleaseHold(isWanted, hold.refetch);
  const hasEnded = useHasExpired(hold);
  useHoldRenewal(isWanted ? hold : null);
  if (!isWanted || !hold.data || hold.isError) return noHold;
  return hasEnded ? { state: "kept-no-more" } : { state: "kept", minutes: getHoldMinutes(hold.data) };
}

/** The last renewal within half an hour may last less than five minutes. */
function getHoldMinutes({ seconds }: Hold): number {
  return Math.max(1, Math.round(seconds / 60));
}

/** Releases the seat when nothing is chosen any more, and when the page unloads; a restored page requests it again. */
function useReleaseHold(isWanted: boolean, ask: () => unknown): void {
  useEffect(() => {
    if (!isWanted) return;
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && ask();
    window.addEventListener("pagehide", releasePageHold);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pagehide", releasePageHold);
      window.removeEventListener("pageshow", onPageShow);
      releasePageHold();
    };
  }, [isWanted, ask]);
}

function useHasExpired({ data, dataUpdatedAt }: UseQueryResult<Hold>): boolean {
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    if (!data) return;
    const timer = setTimeout(() => setEnded(dataUpdatedAt), dataUpdatedAt + data.seconds * 1000 - Date.now());
    return () => clearTimeout(timer);
  }, [data, dataUpdatedAt]);
  return data !== undefined && ended === dataUpdatedAt;
}

/** Typing or tapping shows that the patient is still there: an old hold is renewed, an expired one requested again. */
function useHoldRenewal(hold: UseQueryResult<Hold> | null): void {
  const since = hold?.data ? hold.dataUpdatedAt : null;
  const refetch = hold?.refetch;
  useEffect(() => {
    if (since === null || !refetch) return;
    const renew = () => {
      if (Date.now() - since > MIN_RENEWAL_MS) void refetch({ cancelRefetch: false });
    };
    document.addEventListener("pointerdown", renew);
    document.addEventListener("keydown", renew);
    return () => {
      document.removeEventListener("pointerdown", renew);
      document.removeEventListener("keydown", renew);
    };
  }, [since, refetch]);
}
