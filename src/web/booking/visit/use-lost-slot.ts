import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { slotTimeOf } from "#core/slots/grid.ts";
import type { FormFields } from "#web/booking/form.ts";
import type { LostSlot } from "#web/booking/queries.ts";

/** The slot that was chosen and is lost, until another one is chosen. */
export function useLostSlot(): LostSlot | null {
  const { errors } = useFormState<FormFields>({ name: "time" });
  const [date = "", chosen = ""] = useWatch<FormFields, ["date", "time"]>({ name: ["date", "time"] });
  const time = slotTimeOf(chosen);
  const [last, setLast] = useState<LostSlot | null>(null);
  const [lost, setLost] = useState<LostSlot | null>(null);
  if (time && (last?.date !== date || last.time !== time)) setLast({ date, time });
  const isTold = errors.time?.type === "lost";
  if (!time && isTold && lost !== last) setLost(last);
  if (time && lost) setLost(null);
  return !time && lost?.date === date ? lost : null;
}
