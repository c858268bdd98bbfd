import { createRequire } from "node:module";
import { canBeNumber } from "./read-abroad.browser.ts";

type Tables = typeof import("libphonenumber-js/max");

let tables: Tables | undefined;

/**
 * The number (E.164) of what is written behind a plus, by its country's rules, or null where it can be none: a 0 that is
 * dialled within the country alone is left out. The tables of all countries are loaded by the first number that needs them.
 */
export function readAbroad(written: string): string | null {
  if (!/^\+[1-9]\d{5,19}$/.test(written)) return null;
  tables ??= createRequire(import.meta.url)("libphonenumber-js/max") as Tables;
  const read = tables.parsePhoneNumberFromString(written)?.number ?? written;
  return canBeNumber(read) ? read : null;
}
