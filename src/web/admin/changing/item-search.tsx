import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { packagesQuery, testsQuery } from "#web/catalogue/queries.ts";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { keyOf, type Sellable } from "./sellables.ts";

type Props = { sold: ReadonlyMap<string, Sellable>; onAdd: (item: Sellable) => void };

const texts = words.desk.items;
const MOST_SHOWN = 6;

/** The patients' search over tests and packages. Enter adds the best; each can be pressed. */
export function ItemSearch({ sold, onAdd }: Props) {
  const [word, setWord] = useState("");
  const { data: keys = [], isSuccess } = useQuery(foundItemsQuery(word.trim()));
  const found = word.trim() === "" ? [] : keys.flatMap((key) => sold.get(key) ?? []);
  const add = (item: Sellable) => {
    onAdd(item);
    setWord("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // It would send the form around it.
    event.preventDefault();
    const [best] = found;
    if (best) add(best);
  };
  return (
    <div className="act-find">
      <div className="find">
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={word}
          onType={setWord}
          onKeyDown={press}
          // It stands where the pressed button was.
          autoFocus
        />
      </div>
      {found.length > 0 && (
        <ul>
          {found.map((item) => (
            <li key={keyOf(item)}>
              <button type="button" onClick={() => add(item)}>
                <Icon name="plus" small />
                <span className="sr">{texts.add(item.name, formatWholeRupees(item.pricePaise))}</span>
                <span aria-hidden="true">{item.name}</span>
                <b aria-hidden="true">{formatWholeRupees(item.pricePaise)}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
      {word.trim() !== "" && isSuccess && found.length === 0 && <p className="hint">{texts.none}</p>}
    </div>
  );
}

/** The keys of what answers a word best; the rules of the search come with the first one. */
function foundItemsQuery(word: string) {
  const [tests, packages] = [testsQuery(), packagesQuery()];
  return queryOptions({
    queryKey: [...tests.queryKey, "to-book", word],
    queryFn: async ({ client }): Promise<string[]> => {
      const { searchCatalogue } = await import("#core/catalogue/search/search.ts");
      const all = [...(await client.ensureQueryData(tests)), ...(await client.ensureQueryData(packages))];
      return searchCatalogue(all, word)
        .slice(0, MOST_SHOWN)
        .map(({ thing }) => keyOf({ itemType: "tests" in thing ? "package" : "test", itemId: thing.id }));
    },
    enabled: word !== "",
    placeholderData: keepPreviousData,
  });
}
