import type { ReceiptDetails } from "#core/bookings/payments/schema.ts";
import { words } from "#texts";

const { titles, pageTitle } = words.receipt;

/** What a receipt is; money taken by a lab that is registered for GST is billed by it. */
export function getReceiptKind({ kind }: Pick<ReceiptDetails, "kind">, gstin = ""): keyof typeof titles {
  switch (kind) {
    case "returned":
      return "refund";
    case "corrected":
      return "correction";
    case "taken":
    case "carried":
      return gstin === "" ? "receipt" : "bill";
  }
}

/** "Receipt 26-27/000041" */
export function formatReceiptTitle(receipt: Pick<ReceiptDetails, "kind" | "number">, gstin?: string): string {
  return pageTitle(titles[getReceiptKind(receipt, gstin)], receipt.number);
}
