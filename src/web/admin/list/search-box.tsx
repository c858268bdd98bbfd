import { useId } from "react";
import { en } from "#web/texts/en.ts";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { searchWord } from "./address.ts";
import type { TypedSearch } from "./use-typed-search.ts";

type Props = { search: TypedSearch; label: string; example: string };

export function SearchBox({ search, label, example }: Props) {
  const hintId = useId();
  const isTooShort = search.typed.trim() !== "" && searchWord(search.typed) === "";
  return (
    <search className="tools-search">
      <form
        className="find"
        onSubmit={(event) => {
          event.preventDefault();
          search.searchNow();
        }}
      >
        <SearchField
          label={label}
          placeholder={example}
          name="search"
          value={search.typed}
          onType={search.type}
          aria-describedby={isTooShort ? hintId : undefined}
        />
        {isTooShort && (
          <span className="find-hint" id={hintId}>
            {en.desk.list.tooShort}
          </span>
        )}
      </form>
    </search>
  );
}
