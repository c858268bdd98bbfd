/** Row 9.17; an unknown method shows its raw value. */
const paymentMethodLabels: Record<string, string> = {
  pay_later: "Pay Later",
  cod: "Pay at Center",
  card: "Credit/Debit Card",
  upi: "UPI Payment",
};

export function paymentMethodLabel(method: string): string {
  return paymentMethodLabels[method] ?? method;
}

/** Row 9.17. */
export function itemTypeLabel(itemType: string): string {
  return itemType === "test" ? "Individual Test" : "Test Package";
}

/** Row 9.17, for an item whose name was not kept. */
export function itemName(item: { itemType: string; itemId: number; name?: string | undefined }): string {
  if (item.name) return item.name;
  if (item.itemType === "test") return `Test #${item.itemId}`;
  return item.itemType === "package" ? `Package #${item.itemId}` : `Item #${item.itemId}`;
}
