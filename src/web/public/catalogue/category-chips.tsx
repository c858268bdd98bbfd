import type { ReactNode } from "react";
import type { Category } from "#core/catalogue/schema.ts";
import { sortByTestCount, type TestFilter } from "#core/catalogue/test-filter.ts";
import { words } from "#texts";
import { CatalogueText } from "#web/components/catalogue-text.tsx";
import { Chip, Chips } from "./chips.tsx";
import { type ListingFilters, toSearchParams } from "./use-filters.ts";

/** How many tests match the word: per category, and of the popular ones. */
export type ListingCounts = { byCategory: Readonly<Record<number, number>>; popular: number };

type Props = {
  filters: ListingFilters;
  categories: readonly Category[] | undefined;
  /** Undefined until the tests are loaded. */
  counts: ListingCounts | undefined;
  /** Rendered before the chips. */
  children: ReactNode;
};

/** The popular tests and each category, with their number of matches; the most matches first. */
export function CategoryChips({ filters, categories, counts, children }: Props) {
  const { categoryId, isPopular, word, change } = filters;
  const renderChip = (name: ReactNode, count: number, part: Omit<TestFilter, "word">) => {
    const isOn = part.categoryId === categoryId && part.isPopular === isPopular;
    const next = isOn ? { categoryId: null, isPopular: false } : part;
    if (count === 0 && !isOn) return null;
    return (
      <Chip
        key={part.categoryId ?? "popular"}
        path={`/tests-new${toSearchParams({ ...part, word })}`}
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
      {counts && renderChip(words.testCard.popular, counts.popular, { categoryId: null, isPopular: true })}
      {counts &&
        categories &&
        sortByTestCount(categories, counts.byCategory).map((category) =>
          renderChip(<CatalogueText of={category} field="name" />, counts.byCategory[category.id] ?? 0, {
            categoryId: category.id,
            isPopular: false,
          }),
        )}
    </Chips>
  );
}
