import type { ReactNode } from "react";
import type { Category } from "#core/catalogue/schema.ts";
import { fullestFirst, type TestFilter } from "#core/catalogue/tests/filter.ts";
import { words } from "#texts";
import { Chip, Chips } from "#web/catalogue/chips.tsx";
import { type Filters, queryOf } from "./use-filters.ts";

/** How many tests hold the word: those of a category, and the popular ones. */
export type Counts = { byCategory: Readonly<Record<number, number>>; popular: number };

type Props = {
  filters: Filters;
  categories: readonly Category[] | undefined;
  /** Undefined while the tests are not loaded. */
  counts: Counts | undefined;
  /** What stands before the chips. */
  children: ReactNode;
};

/** The popular tests and each category, with what they hold of what is searched; the fullest first. */
export function CategoryChips({ filters, categories, counts, children }: Props) {
  const { categoryId, isPopular, word, change } = filters;
  const chip = (name: string, count: number, part: Omit<TestFilter, "word">) => {
    const isOn = part.categoryId === categoryId && part.isPopular === isPopular;
    const next = isOn ? { categoryId: null, isPopular: false } : part;
    if (count === 0 && !isOn) return null;
    return (
      <Chip
        key={name}
        path={`/tests-new${queryOf({ ...part, word })}`}
        count={count}
        isOn={isOn}
        onChoose={() => change(next)}
      >
        {name}
      </Chip>
    );
  };
  return (
    <Chips label={words.catalogue.listing.categories}>
      {children}
      {counts && chip(words.testCard.popular, counts.popular, { categoryId: null, isPopular: true })}
      {counts &&
        categories &&
        fullestFirst(categories, counts.byCategory).map(({ id, name }) =>
          chip(name, counts.byCategory[id] ?? 0, { categoryId: id, isPopular: false }),
        )}
    </Chips>
  );
}
