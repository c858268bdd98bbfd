import { Form } from "react-router";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { SuggestionField } from "./suggestion-field.tsx";

const texts = words.home.hero;

/** Searches tests and packages from any page: suggestions while typing, and a link to the listing. */
export function SearchForm() {
  return (
    <Form className="find" role="search" aria-label={texts.searchLabel} action="/tests-new">
      <SuggestionField label={texts.searchLabel} placeholder={texts.searchExample} name="search" />
      <button className="btn btn-1" type="submit">
        <span className="sr">{texts.search}</span>
        <Icon name="arrow-right" />
      </button>
    </Form>
  );
}
