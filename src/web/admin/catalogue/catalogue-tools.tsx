import { words } from "#texts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { searchPlaceClass } from "#web/admin/components/search-box.tsx";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { SearchField } from "#web/components/forms/search-field.tsx";
import { SearchFrame } from "#web/components/forms/search-frame.tsx";
import { Icon } from "#web/components/icon.tsx";
import { type CatalogueKind, type CatalogueView, catalogueKinds, getCataloguePath } from "./catalogue-path.ts";

type Props = { kind: CatalogueKind; word: string; onWord: (word: string) => void };

const texts = words.admin.catalogue;

/** Opens the panel for a new entry of this kind; hidden for offers, which staff only change. */
export function AddEntryLink({ kind, edit }: CatalogueView) {
  if (kind === "offers") return null;
  return (
    <DetailLink
      className={buttonClass({ look: "primary", size: "small" })}
      to={getCataloguePath({ kind, edit: "new" })}
      isAnyOpen={edit !== null}
    >
      <Icon name="plus" small /> {texts.add[kind]}
    </DetailLink>
  );
}

/** Search and kind filter. */
export function CatalogueTools({ kind, word, onWord }: Props) {
  return (
    <>
      <search className={searchPlaceClass}>
        <SearchFrame>
          <SearchField
            label={texts.search[kind]}
            placeholder={texts.example[kind]}
            value={word}
            onType={onWord}
            aria-keyshortcuts="/"
          />
          <KeyHint>/</KeyHint>
        </SearchFrame>
      </search>
      <ViewChips label={texts.show}>
        {catalogueKinds.map((shown) => (
          <ViewChip key={shown} to={getCataloguePath({ kind: shown, edit: null })} isShown={shown === kind}>
            {texts.kinds[shown]}
          </ViewChip>
        ))}
        <ViewChip to="/admin/catalogue/translations" isShown={false}>
          {words.admin.tabs.translations}
        </ViewChip>
      </ViewChips>
    </>
  );
}
