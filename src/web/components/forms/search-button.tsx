import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";

/** Submits the search of a large `SearchFrame`. */
export function SearchButton() {
  return (
    <Button look="primary" type="submit">
      <span className="sr-only">{words.home.hero.search}</span>
      <Icon name="arrow-right" />
    </Button>
  );
}
