import type { LabProfile } from "#core/lab/schema.ts";
import { formatAmount, type Paise } from "#core/pricing/money.ts";

/** Where the lab is paid by UPI; empty texts if it is not. */
type UpiPayee = Pick<LabProfile, "name" | "upiAddress" | "upiName" | "upiMerchantCode">;

/**
 * Returns the link, also as a QR code, that opens the payer's UPI app with the amount and the booking filled in. It marks nothing as paid. Null if the lab has
 * no UPI address, or nothing is to be paid.
 */
export function createUpiLink(
  { name: labName, upiAddress, upiName, upiMerchantCode }: UpiPayee,
  { paise, bookingCode }: { paise: Paise; bookingCode: string },
): string | null {
  if (upiAddress === "" || paise <= 0) return null;
  const params: [string, string][] = [
    ["pa", upiAddress],
    ["pn", upiName || labName],
    ["am", formatAmount(paise)],
    ["cu", "INR"],
    // Letters and digits alone: banks refuse a dash.
    ["tr", bookingCode.replace(/[^a-z\d]/gi, "")],
    ["mc", upiMerchantCode],
  ];
  // Spaces as %20: UPI apps do not read "+" as one.
  const query = params
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%40", "@")}`);
  return `upi://pay?${query.join("&")}`;
}
