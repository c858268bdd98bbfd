import { isLanguage, type Language, negotiateLanguage } from "#core/i18n/languages.ts";

/** The query parameter that names the language of a response; it goes before Accept-Language. */
export const LANGUAGE_PARAMETER = "lang";

/** Returns the language that a request asks for; the text itself if its parameter names none of the languages. */
export function readRequestLanguage(request: Request): Language | { unknown: string } {
  const named = request.url.includes(`${LANGUAGE_PARAMETER}=`)
    ? new URL(request.url).searchParams.get(LANGUAGE_PARAMETER)
    : null;
  if (named === null) return negotiateLanguage(request.headers.get("accept-language") ?? undefined);
  return isLanguage(named) ? named : { unknown: named };
}
