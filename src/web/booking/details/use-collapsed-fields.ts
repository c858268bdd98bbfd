import { useState } from "react";
import { flushSync } from "react-dom";
import type { FormPatientField } from "#core/bookings/booking-fields.ts";
import { isOptional, type optionalFields } from "#web/booking/form-fields.ts";

/** Fields that collapse to a line with Edit where their value is known; the PIN code goes with the address. */
export type CollapsibleField = Exclude<FormPatientField, (typeof optionalFields)[number] | "pinCode">;

/** Which fields of the form are collapsed. */
export type CollapsedFields = {
  lines: ReadonlySet<CollapsibleField>;
  setLines: (lines: readonly CollapsibleField[]) => void;
  isOptionalOpen: boolean;
  openOptional: (isOpen: boolean) => void;
  /** Shows these fields at once, so that one of them can take the focus. */
  reveal: (fields: readonly string[]) => void;
  /** The same for the fields with errors. */
  revealMistakes: (mistakes: object) => void;
};

export function useCollapsedFields(mistakenAtFirst: readonly string[]): CollapsedFields {
  const [lines, setLines] = useState<ReadonlySet<CollapsibleField>>(new Set<CollapsibleField>());
  const [isOptionalOpen, openOptional] = useState(() => mistakenAtFirst.some(isOptional));
  const reveal = (fields: readonly string[]) => {
    const shown = fields.includes("pinCode") ? [...fields, "address"] : fields;
    flushSync(() => {
      setLines((current) => new Set([...current].filter((field) => !shown.includes(field))));
      if (fields.some(isOptional)) openOptional(true);
    });
  };
  return {
    lines,
    setLines: (next) => setLines(new Set(next)),
    isOptionalOpen,
    openOptional,
    reveal,
    revealMistakes: (mistakes) => reveal(Object.keys(mistakes)),
  };
}
