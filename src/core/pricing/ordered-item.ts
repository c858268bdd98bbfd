import { type ItemType, itemTypes } from "#db/schema/values.ts";

export { type ItemType, itemTypes };

/** An ordered package or test, by its id in the catalogue. */
export type OrderedItem = { itemType: ItemType; itemId: number };
