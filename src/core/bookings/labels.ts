import type { Sentences } from "#core/i18n/en.ts";

/** Returns the label of a payment method; an unknown one shows its raw value. */
export function formatPaymentMethod(method: string, labels: Sentences["paymentMethods"]): string {
  return Object.hasOwn(labels, method) ? labels[method as keyof typeof labels] : method;
}

export function formatItemType(itemType: string, labels: Sentences["itemLabels"]): string {
  return itemType === "test" ? labels.test : labels.package;
}

/** Returns the item's name, or its type and id if no name is stored. */
export function formatItemName(
  item: { itemType: string; itemId: number; name?: string | undefined },
  labels: Sentences["itemLabels"],
): string {
  if (item.name) return item.name;
  if (item.itemType === "test") return labels.unnamedTest(item.itemId);
  return item.itemType === "package" ? labels.unnamedPackage(item.itemId) : labels.unnamedItem(item.itemId);
}
