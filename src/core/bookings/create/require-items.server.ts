import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { CoveredItem } from "#core/cart/covered-tests.ts";
import { findCoveredBookingItems } from "#core/cart/queries.server.ts";
import { getLatestSlot, isAfterLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { findItemNeeds } from "#core/catalogue/preparation/queries.server.ts";
import { DomainError } from "#core/errors.ts";
import { formatAmount, parseAmount } from "#core/pricing/money.ts";
import { type PricedItem, priceItems, sumItems } from "#core/pricing/queries.server.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";

/**
 * Returns the priced items of a request as sold on `today`. Throws `rule-broken` (no longer offered), `test-held`
 * (would be paid for twice), `price-changed`. A total at catalogue prices while an offer runs is accepted and booked at
 * the lower price, without asking again (decision 022).
 */
export async function requireItems(
  transaction: Db,
  request: CreateBookingRequest,
  today: string,
): Promise<PricedItem[]> {
  const { priced, unknown } = await priceItems(transaction, request.items, today);
  if (unknown.length > 0) {
    throw new DomainError("rule-broken", "item-not-offered", { field: "items", details: { unknown } });
  }
  const coveredItems = await findCoveredBookingItems(transaction, priced);
  if (coveredItems.length > 0) throw createCoveredTestsError(priced, coveredItems);
  const { totalPaise, cataloguePaise } = sumItems(priced);
  if ([totalPaise, cataloguePaise].includes(parseAmount(request.booking.totalAmount))) return priced;
  throw new DomainError("price-changed", "price-changed", {
    details: { totalAmount: formatAmount(totalPaise), items: priced.map(presentItem) },
  });
}

/**
 * Throws `rule-broken` at `field` if the slot is after the latest one suitable for all of these items (decision 021).
 */
export async function requireBeforeLatestSlot(
  db: Db,
  items: readonly PricedItem[],
  time: SlotTime,
  field: string,
): Promise<void> {
  const latest = getLatestSlot(await findItemNeeds(db, items));
  if (!latest || !isAfterLatestSlot(time, latest)) return;
  throw new DomainError("rule-broken", { key: "after-latest-slot", ...latest }, { field });
}

/**
 * Creates the error that names each covered test and the item that covers it; `items` and `totalAmount` are those
 * without the covered tests.
 */
export function createCoveredTestsError(
  priced: readonly PricedItem[],
  coveredItems: readonly CoveredItem<PricedItem>[],
): DomainError {
  const rest = priced.filter((item) => !coveredItems.some((covered) => isSameItem(covered.item, item)));
  const { totalPaise } = sumItems(rest);
  const names = coveredItems.map(({ item, by }) => ({ name: item.name, by: by.name }));
  return new DomainError(
    "test-held",
    { key: "tests-covered", covered: names, totalPaise },
    {
      details: {
        held: coveredItems.map(({ item, by }) => ({ ...presentItem(item), by: presentItem(by) })),
        totalAmount: formatAmount(totalPaise),
        items: rest.map(presentItem),
      },
    },
  );
}

function isSameItem(a: PricedItem, b: PricedItem): boolean {
  return a.itemType === b.itemType && a.itemId === b.itemId;
}

function presentItem({ itemType, itemId, code, name, pricePaise }: PricedItem) {
  return { itemType, itemId, code, name, price: formatAmount(pricePaise) };
}
