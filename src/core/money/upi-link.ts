import { formatAmount, type Paise } from "#core/pricing/money.ts";

/** Where the lab is paid by UPI; empty texts if it is not. */
export type UpiPayee = { upiAddress: string; upiName: string; upiMerchantCode: string };

/** Longest transaction reference of the UPI linking specification. */
const MAX_REFERENCE_LENGTH = 35;

/**
 * Returns a link that opens the payer's UPI app with the amount filled in. It marks nothing as paid. Null if the lab has
 * no UPI address, or nothing is to be paid.
 */
export function createUpiLink(
  { upiAddress, upiName, upiMerchantCode }: UpiPayee,
  { paise, reference }: { paise: Paise; reference: string },
): string | null {
  if (upiAddress === "" || paise <= 0) return null;
  const params: [string, string][] = [
    ["pa", upiAddress],
    ["pn", upiName],
    ["am", formatAmount(paise)],
    ["cu", "INR"],
    ["tr", reference.slice(0, MAX_REFERENCE_LENGTH)],
    ["mc", upiMerchantCode],
  ];
  // Spaces as %20: UPI apps do not read "+" as one.
  const query = params
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%40", "@")}`);
  return `upi://pay?${query.join("&")}`;
}
