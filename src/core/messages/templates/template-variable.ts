import type { Sentences } from "#core/i18n/en.ts";

/** WhatsApp allows about a thousand characters in a filled template. */
const MAX_VARIABLE_LENGTH = 600;

/** Joins as many whole preparation sentences as fit into one template variable. */
export function fitVariable(preparation: readonly string[], { callToPrepare }: Sentences["messageLines"]): string {
  const result = preparation.reduce((joined, next) => {
    const longer = joined === "" ? next : `${joined} ${next}`;
    return longer.length <= MAX_VARIABLE_LENGTH ? longer : joined;
  }, "");
  return result || callToPrepare;
}
