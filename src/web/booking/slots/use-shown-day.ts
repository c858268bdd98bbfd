import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { isAfterLatestSlot, type LatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import type { BookableDay, DaySlots } from "#core/slots/schema.ts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { daysQuery, slotsQuery } from "#web/booking/queries.ts";

/** The chosen day, or else the next one with a suitable slot; empty while no day is known. */
export function useShownDay(latest: LatestSlot | null): string {
  const chosen = useWatch<FormFields, "date">({ name: "date" }) ?? "";
  const { data: days } = useQuery(daysQuery());
  const [passed, setPassed] = useState<readonly string[]>([]);
  const getKey = (date: string) => `${date} ${latest?.time}`;
  const next = days?.find((day) => isDayOpen(day) && !passed.includes(getKey(day.date)))?.date ?? "";
  const { data: slots } = useQuery({
    ...slotsQuery(next),
    enabled: next !== "" && chosen === "",
    refetchInterval: false,
  });
  if (chosen === "" && slots?.date === next && !hasFreeSlot(slots, latest)) setPassed([...passed, getKey(next)]);
  return chosen || next;
}

/** A full day is shown, but cannot be chosen. */
export function isDayOpen(day: BookableDay | undefined): boolean {
  return day !== undefined && day.closed === null && day.hasFree;
}

function hasFreeSlot({ slots }: DaySlots, latest: LatestSlot | null): boolean {
  return slots.some(({ state, time }) => state === "free" && !isAfterLatestSlot(time, latest));
}
