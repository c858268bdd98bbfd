import { useState } from "react";
import { flushSync } from "react-dom";
import type { FormPatientField } from "#core/bookings/booking-fields.ts";
import { isOptional, type optionalFields } from "#web/booking/form-fields.ts";

/** Fields that collapse to a line with Edit where their value is known; the PIN code goes with the address. */
export type CollapsibleField = Exclude<FormPatientField, (typeof optionalFields)[number] | "pinCode">;

/** Which fields of the form are collapsed. */
export type CollapsedFields = {
  fields: ReadonlySet<CollapsibleField>;
  /** Collapses these fields and no others. */
  collapse: (fields: readonly CollapsibleField[]) => void;
  isOptionalOpen: boolean;
  /** Opens or closes the optional fields. */
  openOptional: (isOpen: boolean) => void;
  /** Shows these fields at once, so that one of them can take the focus. */
  reveal: (fields: readonly string[]) => void;
  /** The same for the fields with errors. */
  revealMistakes: (mistakes: object) => void;
};

/** Keeps which fields are collapsed. Those of `mistakenAtFirst` are open from the start, with the optional ones. */
export function useCollapsedFields(mistakenAtFirst: readonly string[]): CollapsedFields {
  const [fields, setFields] = useState<ReadonlySet<CollapsibleField>>(new Set<CollapsibleField>());
  const [isOptionalOpen, openOptional] = useState(() => mistakenAtFirst.some(isOptional));
  const reveal = (revealed: readonly string[]) => {
    const shown = revealed.includes("pinCode") ? [...revealed, "address"] : revealed;
    flushSync(() => {
      setFields((current) => new Set([...current].filter((field) => !shown.includes(field))));
      if (revealed.some(isOptional)) openOptional(true);
    });
  };
  return {
    fields,
    collapse: (next) => setFields(new Set(next)),
    isOptionalOpen,
    openOptional,
    reveal,
    revealMistakes: (mistakes) => reveal(Object.keys(mistakes)),
  };
}
