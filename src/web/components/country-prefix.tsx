import type { ReactNode } from "react";
import { hasCountryCode } from "#core/patients/phone.ts";
import { words } from "#texts";

type Props = {
  typed: string;
  /** The country of the typed number, if known. */
  abroad?: string | undefined;
  children: ReactNode;
};

/** The country's code before a phone field, until another one is typed. */
export function CountryPrefix({ typed, abroad = "+", children }: Props) {
  return (
    <div className="with-lead">
      <span aria-hidden="true">{hasCountryCode(typed) ? abroad : words.forms.countryCode}</span>
      {children}
    </div>
  );
}
