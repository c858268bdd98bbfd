import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { isTooLate, type LatestHour } from "#core/catalogue/preparation/latest-hour.ts";
import type { DayOfSlots, WindowDay } from "#core/slots/schema.ts";
import type { FormFields } from "#web/booking/form.ts";
import { daysQuery, slotsQuery } from "#web/booking/queries.ts";

/** The chosen day, or while none is, the next one with an hour that fits what is booked; empty while no day is known. */
export function useShownDay(latest: LatestHour | null): string {
  const chosen = useWatch<FormFields, "date">({ name: "date" }) ?? "";
  const { data: days } = useQuery(daysQuery());
  const [passed, setPassed] = useState<readonly string[]>([]);
  const keyOf = (date: string) => `${date} ${latest?.time}`;
  const next = days?.find((day) => isOpen(day) && !passed.includes(keyOf(day.date)))?.date ?? "";
  const { data: hours } = useQuery({
    ...slotsQuery(next),
    enabled: next !== "" && chosen === "",
    refetchInterval: false,
  });
  if (chosen === "" && hours?.date === next && !hasHour(hours, latest)) setPassed([...passed, keyOf(next)]);
  return chosen || next;
}

/** A day of which nothing is left is shown, and cannot be chosen. */
export function isOpen(day: WindowDay | undefined): boolean {
  return day !== undefined && day.closed === null && day.hasFree;
}

function hasHour({ slots }: DayOfSlots, latest: LatestHour | null): boolean {
  return slots.some(({ state, time }) => state === "free" && !isTooLate(time, latest));
}
