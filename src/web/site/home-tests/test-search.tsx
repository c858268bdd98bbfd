import { Form } from "react-router";
import { en } from "#web/texts/en.ts";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { Icon } from "#web/ui/icon.tsx";

type Props = { typed: string; onType: (typed: string) => void; onFocus: () => void };

/** Searches while one types; sent as a form it opens the listing. */
export function TestSearch({ typed, onType, onFocus }: Props) {
  return (
    <Form className="find tests-find" role="search" aria-label={en.testList.search} action="/tests-new">
      <SearchField
        label={en.testList.search}
        placeholder={en.testList.search}
        name="search"
        value={typed}
        onType={onType}
        onFocus={onFocus}
      />
      <button className="btn" type="submit">
        <span className="sr">{en.home.hero.search}</span>
        <Icon name="arrow-right" />
      </button>
    </Form>
  );
}
