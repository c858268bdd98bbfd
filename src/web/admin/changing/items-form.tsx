import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { heldTwice } from "#core/cart/held-twice.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useItemsChange } from "#web/admin/booking/use-booking-change.ts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { packagesQuery, testsQuery } from "#web/catalogue/queries.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { ItemSearch } from "./item-search.tsx";
import { keyOf, type Sellable, useSellables } from "./sellables.ts";

type Props = { booking: Booking; items: readonly BookingItem[]; onClose: () => void };

const texts = words.desk.items;

/** What is booked now and what is added, each to be taken away and put back; the total before it is changed. */
export function ItemsForm({ booking, items, onClose }: Props) {
  const client = useQueryClient();
  const sold = useSellables();
  const [away, setAway] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<readonly string[]>([]);
  const change = useItemsChange(booking);
  const told = useTold();
  const rows = [...items.map((item) => bookedRow(item, sold)), ...added.flatMap((key) => sold.get(key) ?? [])];
  const wanted = rows.filter((row) => !away.has(keyOf(row)));
  const totalPaise = wanted.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const isSame = wanted.length === items.length && items.every((item) => !away.has(keyOf(item)));
  const mistakes = mistakesOf(wanted);
  const toggle = (row: Sellable) => {
    const next = new Set(away);
    if (!next.delete(keyOf(row))) next.add(keyOf(row));
    setAway(next);
  };
  const add = (row: Sellable) => {
    const key = keyOf(row);
    setAway(new Set([...away].filter((one) => one !== key)));
    if (!rows.some((one) => keyOf(one) === key)) setAdded([...added, key]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame || mistakes.length > 0 || change.isPending) return;
    const asked = wanted.map(({ itemType, itemId }) => ({ itemType, itemId }));
    const seePrices = () => {
      client.invalidateQueries({ queryKey: testsQuery().queryKey });
      client.invalidateQueries({ queryKey: packagesQuery().queryKey });
    };
    change.mutate({ items: asked, totalPaise }, { onSuccess: (done) => done && onClose(), onError: seePrices });
  };
  return (
    <form className="act-form" onSubmit={submit}>
      <h4>{texts.heading}</h4>
      <Rows rows={rows} away={away} onToggle={toggle} />
      <ItemSearch sold={sold} onAdd={add} />
      <div role="status">
        {mistakes.map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
      </div>
      <p className="act-total" aria-live="polite">
        {texts.total} <b>{formatWholeRupees(totalPaise)}</b>{" "}
        <small>{texts.before(formatWholeRupees(fromWire(booking.totalAmount)))}</small>
      </p>
      <p className="hint">
        {texts.hint} {told(texts.tells)}
      </p>
      <div className="row row-wraps">
        <button
          className="btn btn-1 btn-s"
          type="submit"
          disabled={isSame || mistakes.length > 0}
          aria-disabled={change.isPending}
        >
          {change.isPending ? texts.saving : texts.save(formatWholeRupees(totalPaise))}
        </button>
        <button className="btn btn-2 btn-s" type="button" onClick={onClose}>
          {texts.keep}
        </button>
      </div>
    </form>
  );
}

type RowsProps = { rows: readonly Sellable[]; away: ReadonlySet<string>; onToggle: (row: Sellable) => void };

function Rows({ rows, away, onToggle }: RowsProps) {
  return (
    <ul className="act-items">
      {rows.map((row) => {
        const isAway = away.has(keyOf(row));
        return (
          <li key={keyOf(row)}>
            {isAway ? <s>{row.name}</s> : <span>{row.name}</span>}
            <b>{formatWholeRupees(row.pricePaise)}</b>
            <button
              className="btn btn-3 btn-s"
              type="button"
              aria-label={isAway ? texts.putBack(row.name) : texts.takeAway(row.name)}
              onClick={() => onToggle(row)}
            >
              {isAway ? texts.putBackShort : texts.takeAwayShort}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** At the price of its booking; what it measures is as the catalogue says today. */
function bookedRow(
  { itemType, itemId, code, name, price }: BookingItem,
  sold: ReadonlyMap<string, Sellable>,
): Sellable {
  const measures = sold.get(keyOf({ itemType, itemId }))?.measures ?? [];
  return { itemType, itemId, code, name, pricePaise: fromWire(price), measures };
}

function mistakesOf(wanted: readonly Sellable[]): string[] {
  if (wanted.length === 0) return [texts.nothing];
  return heldTwice(wanted).map(({ item, by }) => texts.held(item.name, by.name));
}
