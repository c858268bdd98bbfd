import { type FreshPrice, withFreshPrices } from "#core/bookings/request/fresh-prices.ts";
import type { SelectionItem } from "#core/bookings/request/new-booking.ts";
import { heldTwice } from "#core/cart/held-twice.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";

/** What can be booked. */
export type Thing = TestSummary | Package;

/** A thing that was asked for; one that another measures wholly is `inside` that one, and not booked by itself. */
export type Asked = { thing: Thing; item: SelectionItem; inside: string | null };

/** What is booked of all that was asked for, at the prices that the server told last. */
export function sortOut(things: readonly Thing[], fresh: readonly FreshPrice[] = []): Asked[] {
  const measuring = things.map((thing) => ({ thing, measures: measuredBy(thing), pricePaise: pricePaise(thing) }));
  const held = new Map(heldTwice(measuring).map(({ item, by }) => [item.thing, by.thing.name]));
  const items = withFreshPrices(things.map(itemOf), fresh);
  return things.flatMap((thing, place) => {
    const item = items[place];
    return item ? [{ thing, item, inside: held.get(thing) ?? null }] : [];
  });
}

/** What is booked and charged. */
export function bookedOf(asked: readonly Asked[]): SelectionItem[] {
  return asked.filter(({ inside }) => inside === null).map(({ item }) => item);
}

export function isPackage(thing: Thing): thing is Package {
  return "tests" in thing;
}

function measuredBy(thing: Thing): number[] {
  if (!isPackage(thing)) return [thing.id, ...thing.holds];
  return thing.tests.flatMap(({ id, holds }) => [id, ...holds]);
}

function itemOf(thing: Thing): SelectionItem {
  const { id: itemId, name, code, price, discountPrice } = thing;
  const kind = isPackage(thing) ? { itemType: "package" as const, offer: thing.offer } : { itemType: "test" as const };
  return { ...kind, itemId, name, code, price, discountPrice };
}
