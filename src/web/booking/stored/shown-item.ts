import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";

/** The items of a kept list that can be shown. */
export function shownItems(kept: readonly unknown[]): ChosenItem[] {
  return kept.filter(isShownItem);
}

function isShownItem(kept: unknown): kept is ChosenItem {
  const item = kept as Partial<ChosenItem> | null;
  return (
    typeof item?.itemId === "number" && [item.name, item.code, item.price].every((text) => typeof text === "string")
  );
}
