import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { FormFields } from "#web/booking/sending/form-fields.ts";

type Slot = { date: string; time: string };

/** The slot that was chosen and is lost, until another one is chosen. */
export function useLostSlot(): Slot | null {
  const { formState } = useFormContext<FormFields>();
  const [date = "", time = ""] = useWatch<FormFields, ["date", "time"]>({ name: ["date", "time"] });
  const [last, setLast] = useState<Slot | null>(null);
  const [lost, setLost] = useState<Slot | null>(null);
  if (time !== "" && (last?.date !== date || last.time !== time)) setLast({ date, time });
  const isTold = formState.errors.time?.type === "lost";
  if (time === "" && isTold && lost !== last) setLost(last);
  if (time !== "" && lost) setLost(null);
  return time === "" && lost?.date === date ? lost : null;
}
