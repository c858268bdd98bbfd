import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import type { TranslatedThing } from "#core/catalogue/translations/schema.ts";

/** Returns "en", for `lang`, of a field that stays in English on a page in another language. */
export function getFieldLanguage(
  { english }: TranslatedThing,
  field: NonNullable<TranslatedThing["english"]>[number],
): "en" | undefined {
  return english?.includes(field) ? "en" : undefined;
}

/** Returns the same of a sentence on how to prepare, which may be a note of the lab. */
export function getSentenceLanguage(needs: BookingNeeds | undefined, sentence: string): "en" | undefined {
  const isEnglishNote = needs?.tests.some(({ english, notes }) => english && notes.includes(sentence));
  return isEnglishNote ? "en" : undefined;
}
