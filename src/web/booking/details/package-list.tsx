import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type MouseEvent, useId } from "react";
import type { Package } from "#core/catalogue/schema.ts";
import { sortPackages } from "#core/catalogue/sort-packages.ts";
import { words } from "#texts";
import { CatalogueText } from "#web/components/catalogue-text.tsx";
import { cx } from "#web/components/classes.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
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

const rowClass =
  "group relative -mx-3 grid cursor-pointer grid-cols-both items-center gap-x-3 gap-y-0.5 border-t border-line p-3 sm:-mx-4 sm:px-4";
const rowStateClass =
  "not-has-checked:hover:bg-sunken has-checked:bg-selected has-checked:marked has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus";

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
    <label key={item.id} className={cx(rowClass, rowStateClass)}>
      <span className="col-start-1 row-span-2 row-start-1 flex items-center gap-3">
        {/* The radio button itself covers the row. */}
        <span className="size-5 rounded-full border-2 border-line-control bg-card group-has-checked:border-6 group-has-checked:border-action" />
        <ItemThumbnail motif={getMotif(item.name)} name={item.name} className="max-sm:hidden" />
      </span>
      <b className="col-start-2 row-start-1 min-w-0 text-sm leading-snug font-semibold sm:text-base" translate="no">
        {item.name}
      </b>
      <span className="col-start-2 row-start-2 text-xs leading-normal text-quiet max-sm:col-span-2">
        <span>{words.testList.count(item.tests.length)}</span>
        {item.tagline && (
          <span>
            {" · "}
            <CatalogueText of={item} field="tagline" />
          </span>
        )}
      </span>
      <div className="col-start-3 row-start-1 sm:row-span-2">
        <Price of={item} size="tiny" layout="stack" saving={false} exact />
      </div>
      <input
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
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
    <fieldset aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}>
      <legend className={isHeaded ? "text-base" : "sr-only"}>
        <span className="mr-2">{texts.select}</span> <Tag look="action">{texts.recommended}</Tag>
      </legend>
      <p className="mb-3 text-sm text-soft" id={`${id}-help`}>
        {texts.help}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {!packages.data?.length && <p role="status">{packages.isPending ? words.loading.packages : texts.none}</p>}
      {sorted.slice(0, INITIAL_COUNT).map(rowOf)}
      {rest.length > 0 && (
        <div className="-mx-3 border-t border-line px-3 sm:-mx-4 sm:px-4">
          <Disclosure label={texts.rest(rest.length)} open={rest.some(({ id }) => id === selectedId)}>
            {rest.map(rowOf)}
          </Disclosure>
        </div>
      )}
    </fieldset>
  );
}
