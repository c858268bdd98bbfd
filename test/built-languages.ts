import { existsSync } from "node:fs";
import { type Language, languages } from "#core/i18n/languages.ts";
import { type TranslationLanguage, translationLanguages } from "#db/schema/values.ts";

/** The languages besides English whose pages are built: Punjabi always, the others with `script/test --all`. */
export const builtTranslations: readonly TranslationLanguage[] = translationLanguages.filter(
  (code) => code === "pa" || existsSync(`build/${code}/.made-of-pages`),
);

/** Returns an address of a language's pages: "/pa/tests/5". */
export function getAddress(language: Language, path: string): string {
  return languages[language].basePath + path;
}
