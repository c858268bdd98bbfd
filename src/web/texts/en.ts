/** Every word that a page shows, in English: `words.home.hero.book`. Pages import it as `#texts`, whichever language a build has. */
export * as words from "./english.ts";

/** What another language must say: the same names, its own sentences. */
export type Texts = Said<typeof import("./english.ts")>;

type Said<T> = T extends string
  ? string
  : T extends (...told: infer Told) => infer Sentence
    ? (...told: Told) => Said<Sentence>
    : T extends object
      ? { readonly [Name in keyof T]: Said<T[Name]> }
      : T;
