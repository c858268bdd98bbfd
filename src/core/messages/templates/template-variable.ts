/** WhatsApp allows about a thousand characters in a filled template. */
const MAX_VARIABLE_LENGTH = 600;
const FALLBACK_SENTENCE = "Please call us to ask how to prepare.";

/** Joins as many whole preparation sentences as fit into one template variable. */
export function fitVariable(preparation: readonly string[]): string {
  const result = preparation.reduce((joined, next) => {
    const longer = joined === "" ? next : `${joined} ${next}`;
    return longer.length <= MAX_VARIABLE_LENGTH ? longer : joined;
  }, "");
  return result || FALLBACK_SENTENCE;
}
