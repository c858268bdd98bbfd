import { useQueryClient } from "@tanstack/react-query";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { findCoveredItems } from "#core/cart/covered-tests.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useItemsChange } from "#web/admin/bookings/use-booking-change.ts";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { FieldHint } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { type BookableItem, toItemKey, useBookableItems } from "./bookable-items.ts";
import { editFormClass, formButtonsClass } from "./form-classes.ts";
import { ItemSearch } from "./item-search.tsx";

type Props = { booking: Booking; items: readonly BookingItem[]; onClose: () => void };

/** Keys of the items that were taken away, and of those that were added. */
type ItemsFields = { removed: string[]; added: string[] };

const texts = words.admin.itemsEdit;

/** Booked and added items, each of which can be removed and restored, and the new total before it is saved. */
export function ItemsForm({ booking, items, onClose }: Props) {
  const client = useQueryClient();
  const sold = useBookableItems();
  const change = useItemsChange(booking);
  const form = useActionForm<ItemsFields>({
    defaultValues: { removed: [], added: [] },
    send: async () => {
      if (isSame || errors.length > 0) return;
      const requestedItems = remaining.map(({ itemType, itemId }) => ({ itemType, itemId }));
      const done = await change.mutateAsync({ items: requestedItems, totalPaise }, { onError: refreshPrices });
      if (done) onClose();
    },
  });
  const [removed, added] = form.watch(["removed", "added"]);
  const withNotificationHint = useNotificationHint(booking);
  const rows = [...items.map((item) => toBookedItem(item, sold)), ...added.flatMap((key) => sold.get(key) ?? [])];
  const remaining = rows.filter((row) => !removed.includes(toItemKey(row)));
  const totalPaise = remaining.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  const isSame = remaining.length === items.length && items.every((item) => !removed.includes(toItemKey(item)));
  const errors = validateItems(remaining);
  const refreshPrices = () => {
    client.invalidateQueries({ queryKey: testsQuery().queryKey });
    client.invalidateQueries({ queryKey: packagesQuery().queryKey });
  };
  const setRemoved = (key: string, isRemoved: boolean) => {
    const others = removed.filter((itemKey) => itemKey !== key);
    form.setValue("removed", isRemoved ? [...others, key] : others);
  };
  const add = (row: BookableItem) => {
    const key = toItemKey(row);
    setRemoved(key, false);
    if (!rows.some((bookedRow) => toItemKey(bookedRow) === key)) form.setValue("added", [...added, key]);
  };
  return (
    <form className={editFormClass} {...form.props}>
      <h4 className="text-sm">{texts.heading}</h4>
      <ItemRows rows={rows} removed={removed} setRemoved={setRemoved} />
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
          aria-disabled={form.isSubmitting}
        >
          {form.isSubmitting ? texts.saving : texts.save(formatWholeRupees(totalPaise))}
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
  removed: readonly string[];
  setRemoved: (key: string, isRemoved: boolean) => void;
};

function ItemRows({ rows, removed, setRemoved }: ItemRowsProps) {
  return (
    <ul>
      {rows.map((row) => {
        const key = toItemKey(row);
        const isRemoved = removed.includes(key);
        return (
          <li key={key} className="flex min-h-control items-center gap-2">
            <span className="min-w-0 flex-1">{isRemoved ? <s className="text-quiet">{row.name}</s> : row.name}</span>
            <b className="font-semibold">{formatWholeRupees(row.pricePaise)}</b>
            <Button
              look="quiet"
              size="small"
              className="min-w-25"
              aria-label={isRemoved ? texts.putBack(row.name) : texts.takeAway(row.name)}
              onClick={() => setRemoved(key, !isRemoved)}
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
