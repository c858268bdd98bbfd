import { useState } from "react";
import { flushSync } from "react-dom";
import type { FormPatientField } from "#core/bookings/fields.ts";
import { isOptional, type optionalFields } from "#web/booking/form.ts";

/** What stands as a line with Edit where it is known; the PIN code stands with the address. */
export type Line = Exclude<FormPatientField, (typeof optionalFields)[number] | "pinCode">;

/** Which fields of the form are folded away. */
export type Folds = {
  lines: ReadonlySet<Line>;
  setLines: (lines: readonly Line[]) => void;
  isOptionalOpen: boolean;
  openOptional: (isOpen: boolean) => void;
  /** Brings these fields into the page at once, so that one of them can take the focus. */
  reveal: (fields: readonly string[]) => void;
  /** The same for a form's mistakes. */
  revealMistakes: (mistakes: object) => void;
};

export function useFolds(mistakenAtFirst: readonly string[]): Folds {
  const [lines, setLines] = useState<ReadonlySet<Line>>(new Set<Line>());
  const [isOptionalOpen, openOptional] = useState(() => mistakenAtFirst.some(isOptional));
  const reveal = (fields: readonly string[]) => {
    const shown = fields.includes("pinCode") ? [...fields, "address"] : fields;
    flushSync(() => {
      setLines((current) => new Set([...current].filter((line) => !shown.includes(line))));
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
