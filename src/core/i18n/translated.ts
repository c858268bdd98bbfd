/** Type of a translation of `T`: the same keys, each function with the same parameters. */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translated<Result>
    : T extends object
      ? { readonly [Name in keyof T]: Translated<T[Name]> }
      : T;
