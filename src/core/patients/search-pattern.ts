import { searchDigits } from "./phone.ts";

/** What a typed word is to a database's `ilike`: found anywhere, its own % and _ as they stand, a number without spaces, 0 or +91. */
export function searchPattern(typed: string): string {
  const word = searchDigits(typed) || typed;
  return `%${word.replace(/[\\%_]/g, "\\$&")}%`;
}
