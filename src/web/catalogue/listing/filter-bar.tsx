import { type FormEvent, type ReactNode, useRef } from "react";
import type { Category } from "#core/catalogue/schema.ts";
import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import { words } from "#texts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { useEarlyValue } from "#web/ui/forms/use-early-value.ts";
import { Icon } from "#web/ui/icon.tsx";
import { SuggestingField } from "#web/ui/search/suggesting-field.tsx";
import { CategoryChips, type Counts } from "./category-chips.tsx";
import type { Filters } from "./use-filters.ts";

type Props = {
  filters: Filters;
  categories: readonly Category[] | undefined;
  /** Whether the categories could not be loaded. */
  failed: boolean;
  counts: Counts | undefined;
  /** The cart, beside the field. */
  children: ReactNode;
};

const texts = words.catalogue.listing;

/** Search word and category, which stay in sight. They narrow the list at once; without JavaScript the form asks the server. */
export function FilterBar({ filters, categories, failed, counts, children }: Props) {
  return (
    <search className="seek" aria-label={words.testList.search}>
      <form className="filters" method="get" onSubmit={stayHere}>
        <WordField filters={filters} />
        <noscript>
          <button className="btn btn-2" type="submit">
            {texts.find}
          </button>
        </noscript>
        {children}
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
  const choose = (id: string) => filters.change({ categoryId: catalogueId(id), isPopular: false });
  useEarlyValue(list, (early) => early !== String(filters.categoryId ?? "") && choose(early));
  return (
    <span className="seek-category">
      <Select
        ref={list}
        aria-label={texts.category}
        name="category"
        value={filters.categoryId ?? ""}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{texts.allCategories}</option>
        {categories?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </span>
  );
}

function WordField({ filters }: { filters: Filters }) {
  return (
    <div className="find">
      <SuggestingField
        label={words.testList.search}
        placeholder={words.testList.search}
        name="search"
        value={filters.word}
        onType={(word) => filters.change({ word })}
        isListed
      />
      {filters.word !== "" && (
        <button
          className="icon-btn js-only"
          type="button"
          aria-label={texts.clearSearch}
          onClick={({ currentTarget }) => {
            currentTarget.form?.querySelector("input")?.focus();
            filters.change({ word: "" });
          }}
        >
          <Icon name="x" />
        </button>
      )}
    </div>
  );
}

function stayHere(event: FormEvent): void {
  event.preventDefault();
}
