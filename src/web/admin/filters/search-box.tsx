import { useId } from "react";
import { en } from "#web/texts/en.ts";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { searchWord } from "./filters.ts";
import type { TypedSearch } from "./use-typed-search.ts";

export function SearchBox({ search }: { search: TypedSearch }) {
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
          label={en.admin.tools.search}
          placeholder={en.admin.tools.example}
          name="search"
          value={search.typed}
          onChange={(event) => search.type(event.target.value)}
          aria-describedby={isTooShort ? hintId : undefined}
        />
        {isTooShort && (
          <span className="find-hint" id={hintId}>
            {en.admin.tools.tooShort}
          </span>
        )}
      </form>
    </search>
  );
}
