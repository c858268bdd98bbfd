import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import type { Package } from "#core/catalogue/schema.ts";
import { sortPackages } from "#core/catalogue/sorting.ts";
import { words } from "#texts";
import { packagesQuery } from "#web/catalogue/queries.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { Tag } from "#web/ui/cards/tag.tsx";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { motifOf } from "#web/ui/motif-of.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Thumb } from "./selected-items.tsx";

/** How many stand in the list before the rest unfolds: the form below stays near. */
const FIRST = 5;

export type Choosing = {
  selectedId: number | null;
  onChoose: (id: number) => void;
  /** A package was pressed, not only passed by the arrow keys. */
  onDone: () => void;
};

type Props = Choosing & {
  /** Whether the heading stands here, and not in what was opened. */
  isHeaded: boolean;
  error?: string | undefined;
};

/** Row 2.88: a list of all packages, names whole; the address of the page keeps the choice. */
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
  const rest = sorted.slice(FIRST);
  const rowOf = (item: Package) => (
    <label key={item.id} className="pack">
      <Thumb motif={motifOf(item.name)} name={item.name} />
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
      {sorted.slice(0, FIRST).map(rowOf)}
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
