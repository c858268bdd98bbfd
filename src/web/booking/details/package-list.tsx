import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import type { Package } from "#core/catalogue/schema.ts";
import { sortPackages } from "#core/catalogue/sorting.ts";
import { words } from "#texts";
import { FieldError } from "#web/components/field-error.tsx";
import { Icon } from "#web/components/icon.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { Price } from "#web/components/price.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Tag } from "#web/components/tag.tsx";
import { packagesQuery } from "#web/public/catalogue/queries.ts";
import { ItemThumbnail } from "./selected-items.tsx";

/** Number of packages shown before the list expands: the form below stays near. */
const INITIAL_COUNT = 5;

export type PackageChoiceProps = {
  selectedId: number | null;
  onChoose: (id: number) => void;
  /** Called when a package was pressed, not just passed by the arrow keys. */
  onDone: () => void;
};

type Props = PackageChoiceProps & {
  /** Whether the heading is here, and not in the opener. */
  isHeaded: boolean;
  error?: string | undefined;
};

/** A list of all packages with full names; the page's address stores the choice. */
export function PackageList({ selectedId, onChoose, onDone, isHeaded, error }: Props) {
  const id = useId();
  const packages = useQuery(packagesQuery());
  const texts = words.booking.packages;
  const press = ({ detail }: MouseEvent) => detail > 0 && onDone();
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onDone();
  };
  if (packages.data === undefined && packages.isError) {
    return <SectionError sentence={words.failed.packages} onRetry={() => void packages.refetch()} />;
  }
  const sorted = sortPackages(packages.data ?? []);
  const rest = sorted.slice(INITIAL_COUNT);
  const rowOf = (item: Package) => (
    <label key={item.id} className="pack">
      <ItemThumbnail motif={getMotif(item.name)} name={item.name} />
      <span>
        <b translate="no">{item.name}</b>
        <span className="xs quiet">
          <span>{words.testList.count(item.tests.length)}</span>
          {item.tagline && <span>{` · ${item.tagline}`}</span>}
        </span>
      </span>
      <Price of={item} size="small" exact />
      <input
        type="radio"
        name="packageId"
        value={item.id}
        autoComplete="off"
        checked={item.id === selectedId}
        onChange={() => onChoose(item.id)}
        onClick={press}
        onKeyDown={enter}
      />
    </label>
  );
  return (
    <fieldset className="packs" aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}>
      <legend className={isHeaded ? undefined : "sr"}>
        {texts.select} <Tag action>{texts.recommended}</Tag>
      </legend>
      <p className="sm soft" id={`${id}-help`}>
        {texts.help}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {!packages.data?.length && <p role="status">{packages.isPending ? words.loading.packages : texts.none}</p>}
      {sorted.slice(0, INITIAL_COUNT).map(rowOf)}
      {rest.length > 0 && (
        <details className="packs-rest" open={rest.some(({ id }) => id === selectedId)}>
          <summary>
            <span>{texts.rest(rest.length)}</span> <Icon name="chevron-down" small />
          </summary>
          {rest.map(rowOf)}
        </details>
      )}
    </fieldset>
  );
}
