/** Joins class names; what is false or empty is left out. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

type Choices = Record<string, Record<string, string>>;
type Chosen<T extends Choices> = { [Name in keyof T]: keyof T[Name] };

/**
 * Returns a function from the chosen variants to class names: one of each choice, so that no two classes set the same
 * property. `chosen` must name every choice.
 */
export function variants<T extends Choices>(base: string, choices: T): (chosen: Chosen<T>) => string {
  return (chosen) => cx(base, ...Object.entries(choices).map(([name, classes]) => classes[chosen[name] as string]));
}
