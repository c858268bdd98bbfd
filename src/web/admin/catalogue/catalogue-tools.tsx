import { Link } from "react-router";
import { words } from "#texts";
import { Key } from "#web/admin/layout/keys.tsx";
import { ViewChip } from "#web/admin/list/view-chip.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type CatalogueKind, catalogueAddress, catalogueKinds } from "./catalogue-address.ts";

type Props = { kind: CatalogueKind; word: string; onWord: (word: string) => void };

const texts = words.desk.catalogue;

/** The way to something new, a search, and which part of the catalogue is shown. */
export function CatalogueTools({ kind, word, onWord }: Props) {
  return (
    <>
      {kind !== "offers" && (
        <Link
          className="btn btn-1 btn-s tools-new tools-add"
          to={catalogueAddress({ kind, edit: "new" })}
          preventScrollReset
        >
          <Icon name="plus" small /> <span>{texts.add[kind]}</span>
        </Link>
      )}
      <search className="tools-search">
        <div className="find">
          <SearchField
            label={texts.search[kind]}
            placeholder={texts.example[kind]}
            value={word}
            onType={onWord}
            aria-keyshortcuts="/"
          />
          <Key>/</Key>
        </div>
      </search>
      <nav className="views" aria-label={texts.show}>
        {catalogueKinds.map((shown) => (
          <ViewChip key={shown} to={catalogueAddress({ kind: shown, edit: null })} isShown={shown === kind}>
            {texts.kinds[shown]}
          </ViewChip>
        ))}
      </nav>
    </>
  );
}
