/**
 * All texts of the pages in English: `words.home.hero.book`. Pages import `#texts`, which resolves to the language of
 * the build.
 */
export * as words from "./english.ts";

/** Type of a translation: the same keys. */
export type Texts = Translated<typeof import("./english.ts")>;

type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : T extends object
      ? { readonly [Name in keyof T]: Translated<T[Name]> }
      : T;
