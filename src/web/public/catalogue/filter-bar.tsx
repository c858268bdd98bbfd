import { type FormEvent, type ReactNode, useRef } from "react";
import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import type { Category } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { Button, IconButton } from "#web/components/button.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { FilterSelect } from "#web/components/forms/filter-select.tsx";
import { SearchFrame } from "#web/components/forms/search-frame.tsx";
import { SuggestionField } from "#web/components/search/suggestion-field.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { usePreHydrationValue } from "#web/lib/use-pre-hydration-value.ts";
import { CategoryChips, type ListingCounts } from "./category-chips.tsx";
import type { ListingFilters } from "./use-filters.ts";

type Props = {
  filters: ListingFilters;
  categories: readonly Category[] | undefined;
  /** Whether the categories failed to load. */
  failed: boolean;
  counts: ListingCounts | undefined;
  /** The cart, next to the field. */
  children: ReactNode;
};

const texts = words.catalogue.listing;

/**
 * Search word and category, which stay in view. They filter the list at once; without JavaScript the form is sent to
 * the server.
 */
export function FilterBar({ filters, categories, failed, counts, children }: Props) {
  return (
    <search
      className="sticky top-0 z-18 -mx-gutter block border-b border-line bg-page px-gutter pt-2 lg:border-b-0 low:static"
      data-sticks
      aria-label={words.testList.search}
    >
      <form className="lg:border-b lg:border-line" method="get" onSubmit={preventSubmit}>
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <SearchWordField filters={filters} />
          </div>
          <noscript>
            <Button size="small" type="submit">
              {texts.find}
            </Button>
          </noscript>
          {children}
        </div>
        <CategoryChips filters={filters} categories={categories} counts={counts}>
          <CategorySelect filters={filters} categories={categories} />
        </CategoryChips>
        {failed && <FieldError>{words.failed.categories}</FieldError>}
      </form>
    </search>
  );
}

function CategorySelect({ filters, categories }: Pick<Props, "filters" | "categories">) {
  const list = useRef<HTMLSelectElement>(null);
  const choose = (id: string) => filters.change({ categoryId: parseCatalogueId(id), isPopular: false });
  usePreHydrationValue(list, (early) => early !== String(filters.categoryId ?? "") && choose(early));
  return (
    <FilterSelect
      ref={list}
      aria-label={texts.category}
      name="category"
      value={filters.categoryId ?? ""}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">{texts.allCategories}</option>
      {categories?.map(({ id, name }) => (
        <option key={id} value={id} lang={getTextLanguage(name)}>
          {name}
        </option>
      ))}
    </FilterSelect>
  );
}

function SearchWordField({ filters }: { filters: ListingFilters }) {
  return (
    <SearchFrame>
      <SuggestionField
        label={words.testList.search}
        placeholder={words.testList.search}
        name="search"
        value={filters.word}
        onType={(word) => filters.change({ word })}
        isListed
      />
      {filters.word !== "" && (
        <IconButton
          className="noscript:hidden"
          icon="x"
          label={texts.clearSearch}
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector("input")?.focus();
            filters.change({ word: "" });
          }}
        />
      )}
    </SearchFrame>
  );
}

function preventSubmit(event: FormEvent): void {
  event.preventDefault();
}
