export const itemTypes = ["package", "test"] as const;

export type ItemType = (typeof itemTypes)[number];

/** An ordered package or test, by its id in the catalogue. */
export type OrderedItem = { itemType: ItemType; itemId: number };
