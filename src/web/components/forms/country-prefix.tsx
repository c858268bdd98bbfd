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
    <div className="flex *:last:rounded-l-none">
      <span
        aria-hidden="true"
        className="grid min-w-13 flex-none place-items-center rounded-l-md border border-r-0 border-line-control bg-sunken px-3 leading-normal text-soft"
      >
        {hasCountryCode(typed) ? abroad : words.forms.countryCode}
      </span>
      {children}
    </div>
  );
}
