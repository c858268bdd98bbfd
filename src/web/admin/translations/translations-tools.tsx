import { useNavigate } from "react-router";
import { words } from "#texts";
import { catalogueKinds, getCataloguePath } from "#web/admin/catalogue/catalogue-path.ts";
import { FilterControls, SearchBox, useSearchInput } from "#web/admin/components/search-box.tsx";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { FilterSelect } from "#web/components/forms/filter-select.tsx";
import {
  getTranslationsPath,
  parseTranslationsView,
  type TranslationsView,
  textKinds,
  textLanguages,
  textStates,
} from "./translations-path.ts";

const texts = words.admin.translations;
export const noFilters = parseTranslationsView(new URLSearchParams());

/** The parts of the catalogue, for those who edit it too. */
export function CatalogueChips() {
  const can = usePermissions();
  if (!can("edit-catalogue")) return null;
  return (
    <ViewChips label={words.admin.catalogue.show} strip>
      {catalogueKinds.map((kind) => (
        <ViewChip key={kind} to={getCataloguePath({ kind, edit: null })} isShown={false}>
          {words.admin.catalogue.kinds[kind]}
        </ViewChip>
      ))}
      <ViewChip to={getTranslationsPath(noFilters)} isShown>
        {words.admin.tabs.translations}
      </ViewChip>
    </ViewChips>
  );
}

/** Search, and filters by state, language and kind; their state is in the address. */
export function TranslationsTools({ view }: { view: TranslationsView }) {
  const navigate = useNavigate();
  const narrow = (change: Partial<TranslationsView>) =>
    navigate(getTranslationsPath({ ...view, after: [], open: null, ...change }), { replace: true });
  const search = useSearchInput({ shown: view.search, search: (term) => narrow({ search: term }) });
  return (
    <>
      <SearchBox search={search} label={texts.search} example={texts.example} />
      <FilterControls values={[view.state, view.language, view.kind]}>
        <Choice
          label={texts.state}
          none={texts.anyState}
          value={view.state}
          values={textStates}
          names={texts.states}
          onChoose={(state) => narrow({ state })}
        />
        <Choice
          label={texts.language}
          none={texts.anyLanguage}
          value={view.language}
          values={textLanguages}
          names={texts.languages}
          onChoose={(language) => narrow({ language })}
        />
        <Choice
          label={texts.kind}
          none={texts.anyKind}
          value={view.kind}
          values={textKinds}
          names={texts.kinds}
          onChoose={(kind) => narrow({ kind })}
        />
      </FilterControls>
    </>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  /** Of the empty option. */
  none: string;
  value: T | null;
  values: readonly T[];
  names: Record<T, string>;
  onChoose: (value: T | null) => void;
};

function Choice<T extends string>({ label, none, value, values, names, onChoose }: ChoiceProps<T>) {
  return (
    <FilterSelect
      aria-label={label}
      value={value ?? ""}
      onChange={({ target }) => onChoose(values.find((known) => known === target.value) ?? null)}
    >
      <option value="">{none}</option>
      {values.map((known) => (
        <option key={known} value={known}>
          {names[known]}
        </option>
      ))}
    </FilterSelect>
  );
}
