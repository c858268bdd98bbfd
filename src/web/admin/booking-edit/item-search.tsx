import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { FieldHint } from "#web/components/forms/field.tsx";
import { SearchField } from "#web/components/forms/search-field.tsx";
import { SearchFrame } from "#web/components/forms/search-frame.tsx";
import { Icon } from "#web/components/icon.tsx";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { type BookableItem, toItemKey } from "./bookable-items.ts";

type Props = { sold: ReadonlyMap<string, BookableItem>; onAdd: (item: BookableItem) => void };

const texts = words.admin.itemsEdit;
const MAX_SHOWN = 6;

/** Catalogue search as patients have it. Enter adds the best match; a click adds any. */
export function ItemSearch({ sold, onAdd }: Props) {
  const [term, setTerm] = useState("");
  const { data: keys = [], isSuccess } = useQuery(itemSearchQuery(term.trim()));
  const found = term.trim() === "" ? [] : keys.flatMap((key) => sold.get(key) ?? []);
  const add = (item: BookableItem) => {
    onAdd(item);
    setTerm("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    const [best] = found;
    if (best) add(best);
  };
  return (
    <div className="grid gap-1">
      <SearchFrame>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={term}
          onType={setTerm}
          onKeyDown={press}
          // Takes the focus of the button it replaces.
          autoFocus
        />
      </SearchFrame>
      {found.length > 0 && (
        <ul className="divide-y divide-line rounded-md border border-line">
          {found.map((item) => (
            <li key={toItemKey(item)}>
              <button
                className="grid min-h-target w-full cursor-pointer grid-cols-both items-center gap-2 border-0 bg-transparent px-2.5 py-1 text-left text-inherit hover:bg-action-soft"
                type="button"
                onClick={() => add(item)}
              >
                <Icon name="plus" small />
                <span className="sr-only">{texts.add(item.name, formatWholeRupees(item.pricePaise))}</span>
                <span aria-hidden="true">{item.name}</span>
                <b aria-hidden="true">{formatWholeRupees(item.pricePaise)}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      {term.trim() !== "" && isSuccess && found.length === 0 && <FieldHint>{texts.none}</FieldHint>}
    </div>
  );
}

/** Returns the item keys of the best matches. The search code is loaded with the first query. */
function itemSearchQuery(term: string) {
  const [tests, packages] = [testsQuery(), packagesQuery()];
  return queryOptions({
    queryKey: [...tests.queryKey, "to-book", term],
    queryFn: async ({ client }): Promise<string[]> => {
      const { searchCatalogue } = await import("#core/catalogue/search/search.ts");
      const all = [...(await client.ensureQueryData(tests)), ...(await client.ensureQueryData(packages))];
      return searchCatalogue(all, term)
        .slice(0, MAX_SHOWN)
        .map(({ thing }) => toItemKey({ itemType: "tests" in thing ? "package" : "test", itemId: thing.id }));
    },
    enabled: term !== "",
    placeholderData: keepPreviousData,
  });
}
