import { Form } from "react-router";
import { words } from "#texts";
import { SearchButton } from "#web/components/forms/search-button.tsx";
import { SearchFrame } from "#web/components/forms/search-frame.tsx";
import { SuggestionField } from "./suggestion-field.tsx";

const texts = words.home.hero;

/** Searches tests and packages from any page: suggestions while typing, and a link to the listing. */
export function SearchForm() {
  return (
    <Form className="w-full text-start" role="search" aria-label={texts.searchLabel} action="/tests-new">
      <SearchFrame size="large">
        <SuggestionField label={texts.searchLabel} placeholder={texts.searchExample} name="search" />
        <SearchButton />
      </SearchFrame>
    </Form>
  );
}
