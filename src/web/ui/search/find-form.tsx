import { Form } from "react-router";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import { SuggestingField } from "./suggesting-field.tsx";

const texts = words.home.hero;

/** Looks a test or a package up from any page: suggestions while one types, and the listing. */
export function FindForm() {
  return (
    <Form className="find" role="search" aria-label={texts.searchLabel} action="/tests-new">
      <SuggestingField label={texts.searchLabel} placeholder={texts.searchExample} name="search" />
      <button className="btn btn-1" type="submit">
        <span className="sr">{texts.search}</span>
        <Icon name="arrow-right" />
      </button>
    </Form>
  );
}
