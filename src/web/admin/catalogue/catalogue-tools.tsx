import { Link } from "react-router";
import { words } from "#texts";
import { ViewChip } from "#web/admin/components/view-chip.tsx";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { Icon } from "#web/components/icon.tsx";
import { SearchField } from "#web/components/search-field.tsx";
import { type CatalogueKind, catalogueKinds, getCataloguePath } from "./catalogue-path.ts";

type Props = { kind: CatalogueKind; word: string; onWord: (word: string) => void };

const texts = words.admin.catalogue;

/** Add button, search and kind filter. */
export function CatalogueTools({ kind, word, onWord }: Props) {
  return (
    <>
      {kind !== "offers" && (
        <Link
          className="btn btn-1 btn-s tools-new tools-add"
          to={getCataloguePath({ kind, edit: "new" })}
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
          <KeyHint>/</KeyHint>
        </div>
      </search>
      <nav className="views" aria-label={texts.show}>
        {catalogueKinds.map((shown) => (
          <ViewChip key={shown} to={getCataloguePath({ kind: shown, edit: null })} isShown={shown === kind}>
            {texts.kinds[shown]}
          </ViewChip>
        ))}
      </nav>
    </>
  );
}
