import type { LanguageCode } from "#db/schema/values.ts";

/** Languages of pages, messages and API responses, by the code that addresses, columns and `?lang` hold. */
export type Language = LanguageCode;

type LanguageRow = {
  /** Its name in its own letters. */
  name: string;
  /** Offers the page in it, on pages of every other language. */
  invitation: string;
  /** BCP 47 tag of pages, mails and responses. */
  tag: string;
  /** Before the path of its pages. */
  basePath: "" | `/${Language}`;
};

/** Each language once: what depends on the language asks this table. */
export const languages = {
  en: { name: "English", invitation: "Read in English", tag: "en-IN", basePath: "" },
  pa: { name: "ਪੰਜਾਬੀ", invitation: "ਪੰਜਾਬੀ ਵਿੱਚ ਪੜ੍ਹੋ", tag: "pa-IN", basePath: "/pa" },
  hi: { name: "हिन्दी", invitation: "हिन्दी में पढ़ें", tag: "hi-IN", basePath: "/hi" },
} as const satisfies Record<Language, LanguageRow>;

/** The names of the languages by their codes, for a choice. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: languages.en.name,
  pa: languages.pa.name,
  hi: languages.hi.name,
};

/** The language of visitors who have chosen none, and of everything that the lab's staff read. */
export const DEFAULT_LANGUAGE = "en" as const satisfies Language;

/** Whether a text is the code of one of the languages, exactly as written. */
export function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}

/** Returns the language of a page's path, "pa" for "/pa" and "/pa/tests"; English for a path without a language. */
export function getPathLanguage(pathname: string): Language {
  const [, first = ""] = pathname.split("/", 2);
  return isLanguage(first) && languages[first].basePath !== "" ? first : DEFAULT_LANGUAGE;
}

/** Returns a page's path without its language: "/tests" for "/pa/tests", "/" for "/pa". */
export function stripLanguage(pathname: string): string {
  return pathname.slice(languages[getPathLanguage(pathname)].basePath.length) || "/";
}

/**
 * Returns the wanted language of an Accept-Language header that comes first by its weights; English if it names none.
 */
export function negotiateLanguage(accepted: string | undefined): Language {
  const wanted = (accepted ?? "").split(",").flatMap((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    const code = tag.split("-", 1)[0] ?? "";
    return isLanguage(code) && quality > 0 ? [{ code, quality }] : [];
  });
  const [best] = wanted.toSorted((a, b) => b.quality - a.quality);
  return best?.code ?? DEFAULT_LANGUAGE;
}
