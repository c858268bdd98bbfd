export const itemTypes = ["package", "test"] as const;

export type ItemType = (typeof itemTypes)[number];

/** What is asked for: a package or a test, by its number in the catalogue. */
export type OrderedItem = { itemType: ItemType; itemId: number };
