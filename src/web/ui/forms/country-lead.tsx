import type { ReactNode } from "react";
import { hasCountry } from "#core/patients/phone.ts";
import { words } from "#texts";

type Props = {
  typed: string;
  /** The country of what is typed, where it is known. */
  abroad?: string | undefined;
  children: ReactNode;
};

/** The country's code before a phone's field, until somebody writes one of their own. */
export function CountryLead({ typed, abroad = "+", children }: Props) {
  return (
    <div className="with-lead">
      <span aria-hidden="true">{hasCountry(typed) ? abroad : words.forms.countryCode}</span>
      {children}
    </div>
  );
}
