import { formatAmount, type Paise } from "#core/pricing/money.ts";

/** Whom a UPI app pays; the merchant code may be empty. */
export type UpiPayee = { address: string; name: string; merchantCode: string };

/** Returns the link that a UPI app reads from a QR code, with the booking's code as the transaction's reference. */
export function createUpiLink({ address, name, merchantCode }: UpiPayee, paise: Paise, bookingCode: string): string {
  const parameters = {
    pa: address,
    pn: name,
    am: formatAmount(paise),
    cu: "INR",
    // Letters and digits alone: banks refuse a dash.
    tr: bookingCode.replace(/[^a-z\d]/gi, ""),
    ...(merchantCode && { mc: merchantCode }),
  };
  // Apps show a plus as it is, and some compare the address with its @.
  const encode = (value: string) => encodeURIComponent(value).replaceAll("%40", "@");
  return `upi://pay?${Object.entries(parameters)
    .map(([key, value]) => `${key}=${encode(value)}`)
    .join("&")}`;
}
