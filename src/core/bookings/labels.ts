/** Labels of payment methods; an unknown one shows its raw value. */
const paymentMethodLabels: Record<string, string> = {
  pay_later: "Pay Later",
  cod: "Pay at Center",
  card: "Credit/Debit Card",
  upi: "UPI Payment",
};

export function formatPaymentMethod(method: string): string {
  return paymentMethodLabels[method] ?? method;
}

export function formatItemType(itemType: string): string {
  return itemType === "test" ? "Individual Test" : "Test Package";
}

/** Returns the item's name, or its type and id if no name is stored. */
export function formatItemName(item: { itemType: string; itemId: number; name?: string | undefined }): string {
  if (item.name) return item.name;
  if (item.itemType === "test") return `Test #${item.itemId}`;
  return item.itemType === "package" ? `Package #${item.itemId}` : `Item #${item.itemId}`;
}
