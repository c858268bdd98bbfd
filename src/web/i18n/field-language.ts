import type { TranslatedThing } from "#core/catalogue/translations/schema.ts";

/** Returns "en", for `lang`, of a field that stays in English on a page in another language. */
export function getFieldLanguage(
  { english }: TranslatedThing,
  field: NonNullable<TranslatedThing["english"]>[number],
): "en" | undefined {
  return english?.includes(field) ? "en" : undefined;
}
