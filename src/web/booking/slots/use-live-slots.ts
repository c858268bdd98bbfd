import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { DaySlots } from "#core/slots/schema.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { slotsQuery } from "#web/booking/queries.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";

/**
 * The slots of `day`, which is the chosen one where there is one. If the chosen slot is taken by another patient it is
 * given up with a message, by a toast too where the patient is elsewhere on the page; not while the slots are hidden,
 * for then the seat may have gone to this very booking, whose response was lost.
 */
export function useLiveSlots(day: string, isShown: boolean, isHere: RefObject<boolean>): UseQueryResult<DaySlots> {
  const { setValue, setError } = useFormContext<FormFields>();
  const [date = "", time = ""] = useWatch<FormFields, ["date", "time"]>({ name: ["date", "time"] });
  const slots = useQuery({ ...slotsQuery(day), subscribed: isShown });
  const ofChosen = date === day ? slots.data : undefined;
  const closed = ofChosen?.closed?.sentence;
  const state = ofChosen?.slots.find((slot) => slot.time === time)?.state;
  useEffect(() => {
    if (!closed) return;
    setValue("date", "");
    setValue("time", "");
    setError("date", { type: "closed", message: closed });
  }, [closed, setValue, setError]);
  useEffect(() => {
    if (state === undefined || state === "free") return;
    const message =
      state === "past"
        ? words.booking.visit.gone(formatSlotTime(time))
        : words.booking.visit.lost(formatSlotTime(time));
    setValue("time", "");
    setError("time", { type: "lost", message });
    if (!isHere.current) showToast({ title: message, tone: "error" });
  }, [state, time, setValue, setError, isHere]);
  return slots;
}
