import { createRequire } from "node:module";
import { isPossibleE164 } from "./parse-foreign-number.browser.ts";

type Tables = typeof import("libphonenumber-js/max");

let tables: Tables | undefined;

/**
 * Parses a number written with a plus by its country's rules and returns it in E.164, without a trunk 0. Returns null
 * if it cannot be a number. The country tables are loaded with the first number that needs them.
 */
export function parseForeignNumber(typed: string): string | null {
  if (!/^\+[1-9]\d{5,19}$/.test(typed)) return null;
  tables ??= createRequire(import.meta.url)("libphonenumber-js/max") as Tables;
  const parsed = tables.parsePhoneNumberFromString(typed)?.number ?? typed;
  return isPossibleE164(parsed) ? parsed : null;
}
