import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { parseSlotTime } from "#core/slots/grid.ts";
import type { FormFields } from "#web/booking/form-fields.ts";
import type { LostSlot } from "#web/booking/queries.ts";

/** The chosen slot that was lost, until another one is chosen. */
export function useLostSlot(): LostSlot | null {
  const { errors } = useFormState<FormFields>({ name: "time" });
  const [date = "", chosen = ""] = useWatch<FormFields, ["date", "time"]>({ name: ["date", "time"] });
  const time = parseSlotTime(chosen);
  const [last, setLast] = useState<LostSlot | null>(null);
  const [lost, setLost] = useState<LostSlot | null>(null);
  if (time && (last?.date !== date || last.time !== time)) setLast({ date, time });
  const isLost = errors.time?.type === "lost";
  if (!time && isLost && lost !== last) setLost(last);
  if (time && lost) setLost(null);
  return !time && lost?.date === date ? lost : null;
}
