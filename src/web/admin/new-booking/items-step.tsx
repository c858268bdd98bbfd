import { useQuery } from "@tanstack/react-query";
import { Fragment, type KeyboardEvent, useId, useMemo, useState } from "react";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { SearchResult } from "#core/catalogue/search/search.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { SearchField } from "#web/components/forms/search-field.tsx";
import { SearchFrame } from "#web/components/forms/search-frame.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import type { BookableCatalogueItem } from "./chosen-items.ts";
import { ChosenItemsList } from "./chosen-items-list.tsx";
import { catalogueSearchQuery } from "./queries.ts";
import { Step } from "./step.tsx";
import { focusField, type NewBookingFormState } from "./use-new-booking.ts";

const texts = words.admin.newBooking.items;
const MAX_SHOWN = 6;

/** Search as patients have it. Enter adds the marked result; in the empty field it goes to the next step. */
export function ItemsStep({ formState }: { formState: NewBookingFormState }) {
  const { draft, update, errors } = formState;
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState(0);
  const id = useId();
  const { found, missing, isError } = useItemSearch(typed);
  const shown = found.slice(0, MAX_SHOWN);
  const type = (term: string) => {
    setTyped(term);
    setMarked(0);
  };
  const add = (item: BookableCatalogueItem | undefined) => {
    if (!item) return;
    type("");
    update(
      ({ catalogueItems }) => ({
        catalogueItems: [...catalogueItems.filter(({ code }) => code !== item.code), item],
      }),
      "items",
    );
  };
  const press = (event: KeyboardEvent) => {
    const keyAction = {
      ArrowDown: () => setMarked(Math.min(marked + 1, shown.length - 1)),
      ArrowUp: () => setMarked(Math.max(marked - 1, 0)),
      Enter: () => (typed.trim() === "" ? focusField(isAtCentre(draft) ? "book" : "time") : add(shown[marked]?.thing)),
      Escape: typed === "" ? undefined : () => type(""),
    }[event.key];
    if (!keyAction || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    keyAction();
  };
  const isOpen = typed.trim() !== "";
  const nothingFound = shown.length === 0 ? texts.none(typed.trim()) : null;
  const said = isOpen && (missing[0] ? texts.notOffered(missing) : nothingFound);
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <Step number={3} title={texts.title} isDone={draft.catalogueItems.length > 0}>
      <SearchFrame>
        <SearchField
          label={texts.search}
          data-place="items"
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen && shown.length > 0}
          aria-controls={isOpen && shown.length > 0 ? id : undefined}
          aria-activedescendant={isOpen && shown[marked] ? optionId(marked) : undefined}
          aria-invalid={errors.fieldErrors.items ? true : undefined}
          aria-describedby={errors.fieldErrors.items && `${id}-wrong`}
          placeholder={texts.example}
          value={typed}
          onType={type}
          onKeyDown={press}
        />
      </SearchFrame>
      {errors.fieldErrors.items && <FieldError id={`${id}-wrong`}>{errors.fieldErrors.items}</FieldError>}
      {isError && <SectionError sentence={texts.failed} />}
      {isOpen && shown.length > 0 && (
        <div
          className="divide-y divide-line overflow-hidden rounded-md border border-line-strong"
          role="listbox"
          id={id}
          aria-label={texts.found}
        >
          {shown.map((hit, index) => (
            <ItemOption key={hit.thing.code} id={optionId(index)} hit={hit} isMarked={index === marked} onAdd={add} />
          ))}
        </div>
      )}
      <p className={said ? "text-xs text-quiet" : "sr-only"} role="status">
        {said}
      </p>
      <ChosenItemsList formState={formState} />
    </Step>
  );
}

type ItemSearch = {
  found: readonly SearchResult<BookableCatalogueItem>[];
  /** What the search asks for and the lab does not offer. */
  missing: readonly string[];
  isError: boolean;
};

function useItemSearch(typed: string): ItemSearch {
  const rules = useQuery(catalogueSearchQuery());
  const tests = useQuery(testsQuery());
  const packages = useQuery(packagesQuery());
  // The search indexes a list once: it must stay the same object.
  const catalogueItems = useMemo(
    (): BookableCatalogueItem[] => [...(tests.data ?? []), ...(packages.data ?? [])],
    [tests.data, packages.data],
  );
  const isError = tests.isError || packages.isError || rules.isError;
  return {
    found: rules.data?.searchCatalogue(catalogueItems, typed) ?? [],
    missing: rules.data?.listNotOffered(catalogueItems, typed) ?? [],
    isError,
  };
}

/** What the search matched in a name. */
const matchClass = "font-bold underline decoration-action decoration-2 underline-offset-3";

type ItemOptionProps = {
  id: string;
  hit: SearchResult<BookableCatalogueItem>;
  isMarked: boolean;
  onAdd: (item: BookableCatalogueItem) => void;
};

function ItemOption({ id, hit: { thing, hits }, isMarked, onAdd }: ItemOptionProps) {
  const segments = useQuery(catalogueSearchQuery()).data?.highlightName(thing.name, hits) ?? [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
    <div
      className="flex min-h-10 cursor-pointer items-center gap-2.5 px-3 py-1.5 aria-selected:bg-action-soft max-md:min-h-target"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onAdd(thing)}
    >
      <span className="min-w-0 flex-1">
        {segments.map(({ text, isMeant }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other key
          <Fragment key={index}>{isMeant ? <b className={matchClass}>{text}</b> : text}</Fragment>
        ))}
      </span>
      <small className="text-soft max-md:hidden">{thing.code}</small>
      <strong className="w-18 text-right font-semibold">{formatRupees(getPricePaise(thing))}</strong>
      <span className="w-12 text-right thumb:hidden">{isMarked && <KeyHint>{texts.add}</KeyHint>}</span>
    </div>
  );
}
