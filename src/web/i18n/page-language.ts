import { getPathLanguage, languages } from "#core/i18n/languages.ts";

/** The language of this build's pages. The server's own bundle and plain Node have no base path. */
export const pageLanguage = getPathLanguage(import.meta.env?.BASE_URL ?? "/");

/** Its BCP 47 tag: "pa-IN". */
export const pageTag = languages[pageLanguage].tag;
