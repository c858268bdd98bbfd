import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { findCoveredItems } from "#core/cart/covered-tests.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useItemsChange } from "#web/admin/bookings/use-booking-change.ts";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { type BookableItem, toItemKey, useBookableItems } from "./bookable-items.ts";
import { ItemSearch } from "./item-search.tsx";

type Props = { booking: Booking; items: readonly BookingItem[]; onClose: () => void };

const texts = words.admin.itemsEdit;

/** Booked and added items, each of which can be removed and restored, and the new total before it is saved. */
export function ItemsForm({ booking, items, onClose }: Props) {
  const client = useQueryClient();
  const sold = useBookableItems();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<readonly string[]>([]);
  const change = useItemsChange(booking);
  const withNotificationHint = useNotificationHint();
  const rows = [...items.map((item) => toBookedItem(item, sold)), ...added.flatMap((key) => sold.get(key) ?? [])];
  const remaining = rows.filter((row) => !removed.has(toItemKey(row)));
  const totalPaise = remaining.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const isSame = remaining.length === items.length && items.every((item) => !removed.has(toItemKey(item)));
  const errors = validateItems(remaining);
  const toggle = (row: BookableItem) => {
    const next = new Set(removed);
    if (!next.delete(toItemKey(row))) next.add(toItemKey(row));
    setRemoved(next);
  };
  const add = (row: BookableItem) => {
    const key = toItemKey(row);
    setRemoved(new Set([...removed].filter((itemKey) => itemKey !== key)));
    if (!rows.some((bookedRow) => toItemKey(bookedRow) === key)) setAdded([...added, key]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame || errors.length > 0 || change.isPending) return;
    const requestedItems = remaining.map(({ itemType, itemId }) => ({ itemType, itemId }));
    const refreshPrices = () => {
      client.invalidateQueries({ queryKey: testsQuery().queryKey });
      client.invalidateQueries({ queryKey: packagesQuery().queryKey });
    };
    change.mutate(
      { items: requestedItems, totalPaise },
      { onSuccess: (done) => done && onClose(), onError: refreshPrices },
    );
  };
  return (
    <form className="act-form" onSubmit={submit}>
      <h4>{texts.heading}</h4>
      <ItemRows rows={rows} removed={removed} onToggle={toggle} />
      <ItemSearch sold={sold} onAdd={add} />
      <div role="status">
        {errors.map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
      </div>
      <p className="act-total" aria-live="polite">
        {texts.total} <b>{formatWholeRupees(totalPaise)}</b>{" "}
        <small>{texts.before(formatWholeRupees(parseAmount(booking.totalAmount)))}</small>
      </p>
      <p className="hint">
        {texts.hint} {withNotificationHint(texts.notifyHint)}
      </p>
      <div className="row row-wraps">
        <button
          className="btn btn-1 btn-s"
          type="submit"
          disabled={isSame || errors.length > 0}
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

type ItemRowsProps = {
  rows: readonly BookableItem[];
  removed: ReadonlySet<string>;
  onToggle: (row: BookableItem) => void;
};

function ItemRows({ rows, removed, onToggle }: ItemRowsProps) {
  return (
    <ul className="act-items">
      {rows.map((row) => {
        const isRemoved = removed.has(toItemKey(row));
        return (
          <li key={toItemKey(row)}>
            {isRemoved ? <s>{row.name}</s> : <span>{row.name}</span>}
            <b>{formatWholeRupees(row.pricePaise)}</b>
            <button
              className="btn btn-3 btn-s"
              type="button"
              aria-label={isRemoved ? texts.putBack(row.name) : texts.takeAway(row.name)}
              onClick={() => onToggle(row)}
            >
              {isRemoved ? texts.putBackShort : texts.takeAwayShort}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** The item at the price of its booking; what it measures is as in today's catalogue. */
function toBookedItem(
  { itemType, itemId, code, name, price }: BookingItem,
  sold: ReadonlyMap<string, BookableItem>,
): BookableItem {
  const measures = sold.get(toItemKey({ itemType, itemId }))?.measures ?? [];
  return { itemType, itemId, code, name, pricePaise: parseAmount(price), measures };
}

function validateItems(items: readonly BookableItem[]): string[] {
  if (items.length === 0) return [texts.nothing];
  return findCoveredItems(items).map(({ item, by }) => texts.held(item.name, by.name));
}
