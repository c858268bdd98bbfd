import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useWatch } from "react-hook-form";
import type { Item } from "#core/catalogue/preparation/items-in-address.ts";
import { isTooLate, type LatestHour, latestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { slotTimeOf } from "#core/slots/grid.ts";
import type { FormFields } from "#web/booking/sending/form-fields.ts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { useSeatHold } from "./hold/use-seat-hold.ts";

/** The chosen hour of a visit: whether its seat is kept, and the last one that makes sense for what is booked. */
export function useVisit(form: UseFormReturn<FormFields>, items: readonly Item[], isOver: boolean) {
  const latest = useLatestHour(form, items);
  return { latest, seat: useSeatHold(form, { isOver, latest: latest?.time }) };
}

/** The last hour that makes sense for what is booked. A later one that was chosen for something else is given up, and told. */
function useLatestHour(form: UseFormReturn<FormFields>, items: readonly Item[]): LatestHour | null {
  const { data: needs } = useQuery(preparationQuery(items));
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
