import type { NewBooking } from "#core/bookings/schema.ts";
import type { Held } from "#core/cart/held-twice.ts";
import { itemsHeldTwice } from "#core/cart/queries.server.ts";
import { isTooLate, latestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { needsOfItems } from "#core/catalogue/preparation/queries.server.ts";
import { fromWire, toWire } from "#core/pricing/money.ts";
import { type PricedItem, priceItems, totalsOf } from "#core/pricing/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";

/**
 * The items of a request as they are sold on `today`. Refuses: rule-broken (no longer offered), test-held (paid for twice),
 * price-changed. A total that is the catalogue's while an offer runs is above ours for that reason alone: it is booked at
 * the lower price, and nobody is asked again (decision 022).
 */
export async function requireItems(transaction: Db, request: NewBooking, today: string): Promise<PricedItem[]> {
  const { priced, unknown } = await priceItems(transaction, request.items, today);
  if (unknown.length > 0) {
    throw new Refusal("rule-broken", "item-gone", { at: "items", facts: { unknown } });
  }
  const held = await itemsHeldTwice(transaction, priced);
  if (held.length > 0) throw heldRefusal(priced, held);
  const { totalPaise, cataloguePaise } = totalsOf(priced);
  if ([totalPaise, cataloguePaise].includes(fromWire(request.booking.totalAmount))) return priced;
  throw new Refusal("price-changed", "price-changed", {
    facts: { totalAmount: toWire(totalPaise), items: priced.map(wireItem) },
  });
}

/** Refuses (rule-broken, at `field`) a slot after the last one at which all of these items can be taken (decision 021). */
export async function requireHour(db: Db, items: readonly PricedItem[], time: SlotTime, field: string): Promise<void> {
  const latest = latestHour(await needsOfItems(db, items));
  if (!latest || !isTooLate(time, latest)) return;
  throw new Refusal("rule-broken", { reason: "after-latest-hour", sentence: latest.sentence }, { at: field });
}

/** Names what is held by what; `items` and `totalAmount` are those of the booking without it. */
export function heldRefusal(priced: readonly PricedItem[], held: readonly Held<PricedItem>[]): Refusal {
  const rest = priced.filter((item) => !held.some((one) => isSame(one.item, item)));
  const { totalPaise } = totalsOf(rest);
  const names = held.map(({ item, by }) => ({ name: item.name, by: by.name }));
  return new Refusal(
    "test-held",
    { reason: "held-twice", held: names, totalPaise },
    {
      facts: {
        held: held.map(({ item, by }) => ({ ...wireItem(item), by: wireItem(by) })),
        totalAmount: toWire(totalPaise),
        items: rest.map(wireItem),
      },
    },
  );
}

function isSame(one: PricedItem, other: PricedItem): boolean {
  return one.itemType === other.itemType && one.itemId === other.itemId;
}

function wireItem({ itemType, itemId, code, name, pricePaise }: PricedItem) {
  return { itemType, itemId, code, name, price: toWire(pricePaise) };
}
