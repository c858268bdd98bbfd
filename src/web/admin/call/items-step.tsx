import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useMemo, useState } from "react";
import { isAtCentre } from "#core/bookings/places.ts";
import type { Found } from "#core/catalogue/search/search.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Key } from "#web/admin/layout/keys.tsx";
import { packagesQuery, testsQuery } from "#web/catalogue/queries.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import type { Thing } from "./call-items.ts";
import { ChosenItems } from "./chosen-items.tsx";
import { searchQuery } from "./queries.ts";
import { Step } from "./step.tsx";
import { type CallInHand, goTo } from "./use-call.ts";

const texts = words.desk.call.items;
const MOST_SHOWN = 6;

/** What is to be tested, found by typing as patients find it. Enter adds the marked one; in the empty field it goes on. */
export function ItemsStep({ hand }: { hand: CallInHand }) {
  const { call, tell, refusal } = hand;
  const [typed, setTyped] = useState("");
  const [marked, setMarked] = useState(0);
  const id = useId();
  const { found, isError } = useFound(typed);
  const shown = found.slice(0, MOST_SHOWN);
  const type = (word: string) => {
    setTyped(word);
    setMarked(0);
  };
  const add = (thing: Thing | undefined) => {
    if (!thing) return;
    type("");
    tell(({ things }) => ({ things: [...things.filter(({ code }) => code !== thing.code), thing] }), "items");
  };
  const press = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => setMarked(Math.min(marked + 1, shown.length - 1)),
      ArrowUp: () => setMarked(Math.max(marked - 1, 0)),
      Enter: () => (typed.trim() === "" ? goTo(isAtCentre(call) ? "book" : "time") : add(shown[marked]?.thing)),
      Escape: typed === "" ? undefined : () => type(""),
    }[event.key];
    if (!act || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  const isOpen = typed.trim() !== "";
  const optionId = (place: number) => `${id}-${place}`;
  return (
    <Step number={3} title={texts.title} isDone={call.things.length > 0}>
      <div className="call-search">
        <Icon name="search" small />
        <input
          data-place="items"
          type="text"
          role="combobox"
          aria-label={texts.search}
          aria-autocomplete="list"
          aria-expanded={isOpen && shown.length > 0}
          aria-controls={isOpen && shown.length > 0 ? id : undefined}
          aria-activedescendant={isOpen && shown[marked] ? optionId(marked) : undefined}
          aria-invalid={refusal.mistakes.items ? true : undefined}
          aria-describedby={refusal.mistakes.items && `${id}-wrong`}
          autoComplete="off"
          placeholder={texts.example}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
      </div>
      {refusal.mistakes.items && <FieldError id={`${id}-wrong`}>{refusal.mistakes.items}</FieldError>}
      {isError && <SectionError sentence={texts.failed} />}
      {isOpen && shown.length > 0 && (
        <div className="call-hits" role="listbox" id={id} aria-label={texts.found}>
          {shown.map((hit, place) => (
            <Option key={hit.thing.code} id={optionId(place)} hit={hit} isMarked={place === marked} onAdd={add} />
          ))}
        </div>
      )}
      <p className={isOpen && shown.length === 0 ? "hint" : "sr"} role="status">
        {isOpen && shown.length === 0 && texts.none(typed.trim())}
      </p>
      <ChosenItems hand={hand} />
    </Step>
  );
}

function useFound(typed: string): { found: readonly Found<Thing>[]; isError: boolean } {
  const rules = useQuery(searchQuery());
  const tests = useQuery(testsQuery());
  const packages = useQuery(packagesQuery());
  // The search learns a list once.
  const things = useMemo((): Thing[] => [...(tests.data ?? []), ...(packages.data ?? [])], [tests.data, packages.data]);
  const isError = tests.isError || packages.isError || rules.isError;
  return { found: rules.data?.searchCatalogue(things, typed) ?? [], isError };
}

type OptionProps = { id: string; hit: Found<Thing>; isMarked: boolean; onAdd: (thing: Thing) => void };

function Option({ id, hit: { thing, hits }, isMarked, onAdd }: OptionProps) {
  const parts = useQuery(searchQuery()).data?.partsOf(thing.name, hits) ?? [];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isMarked}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onAdd(thing)}
    >
      <span>
        {parts.map(({ text, isMeant }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a name's parts have no other name
          isMeant ? <b key={place}>{text}</b> : text,
        )}
      </span>
      <small>{thing.code}</small>
      <strong>{formatRupees(pricePaise(thing))}</strong>
      {isMarked && <Key>{texts.add}</Key>}
    </div>
  );
}
