import type { Package } from "#core/catalogue/schema.ts";

const MOST_NAMED = 3;

/**
 * The tests of a package that say why it is shown, at most three: those among `ids`, which answer what was asked, or its
 * first where it holds none of them; and how many it holds besides. True of what the package holds today.
 */
export function tellingTests({ tests }: Package, ids: readonly number[]): { names: string[]; others: number } {
  const wanted = tests.filter(({ id, holds }) => ids.includes(id) || holds.some((held) => ids.includes(held)));
  const told = (wanted.length > 0 ? wanted : tests).slice(0, MOST_NAMED);
  return { names: told.map(({ name }) => name), others: tests.length - told.length };
}
