import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { findCoveredItems } from "#core/cart/covered-tests.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useItemsChange } from "#web/admin/bookings/use-booking-change.ts";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { FieldHint } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { type BookableItem, toItemKey, useBookableItems } from "./bookable-items.ts";
import { editFormClass, formButtonsClass } from "./form-classes.ts";
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
    <form className={editFormClass} onSubmit={submit}>
      <h4 className="text-sm">{texts.heading}</h4>
      <ItemRows rows={rows} removed={removed} onToggle={toggle} />
      <ItemSearch sold={sold} onAdd={add} />
      <div role="status">
        {errors.map((sentence) => (
          <FieldError key={sentence}>{sentence}</FieldError>
        ))}
      </div>
      <p aria-live="polite">
        {texts.total} <b className="text-xl font-semibold">{formatWholeRupees(totalPaise)}</b>{" "}
        <small className="text-quiet">{texts.before(formatWholeRupees(parseAmount(booking.totalAmount)))}</small>
      </p>
      <FieldHint>
        {texts.hint} {withNotificationHint(texts.notifyHint)}
      </FieldHint>
      <div className={formButtonsClass}>
        <Button
          look="primary"
          size="small"
          type="submit"
          disabled={isSame || errors.length > 0}
          aria-disabled={change.isPending}
        >
          {change.isPending ? texts.saving : texts.save(formatWholeRupees(totalPaise))}
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.keep}
        </Button>
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
    <ul>
      {rows.map((row) => {
        const isRemoved = removed.has(toItemKey(row));
        return (
          <li key={toItemKey(row)} className="flex min-h-control items-center gap-2">
            <span className="min-w-0 flex-1">{isRemoved ? <s className="text-quiet">{row.name}</s> : row.name}</span>
            <b className="font-semibold">{formatWholeRupees(row.pricePaise)}</b>
            <Button
              look="quiet"
              size="small"
              className="min-w-25"
              aria-label={isRemoved ? texts.putBack(row.name) : texts.takeAway(row.name)}
              onClick={() => onToggle(row)}
            >
              {isRemoved ? texts.putBackShort : texts.takeAwayShort}
            </Button>
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
