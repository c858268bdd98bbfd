import { DomainError } from "#core/errors.ts";
import { addTenders, type Tender } from "#core/money/tenders.ts";
import type { Db } from "#db/client.server.ts";
import { findReceiptByKey, type ReceiptRow } from "./receipt-queries.server.ts";
import type { NewReceipt } from "./record-receipt.server.ts";

/**
 * Returns the receipt that the same request has made before. Call it with the bookings locked, so that a concurrent
 * repeat is found too. Throws `changed-meanwhile` if the key was used for another payment.
 */
export async function findRepeatedReceipt(
  transaction: Db,
  sent: Omit<NewReceipt, "at">,
): Promise<ReceiptRow | undefined> {
  const earlier = await findReceiptByKey(transaction, sent.key);
  if (!earlier) return undefined;
  const allocations = sent.allocations.map(({ booking, paise }) => ({ code: booking.code, paise }));
  const isSame =
    JSON.stringify(
      describe(
        earlier,
        earlier.allocations.map(({ bookingCode: code, paise }) => ({ code, paise })),
      ),
    ) === JSON.stringify(describe(sent, allocations));
  if (!isSame) throw new DomainError("changed-meanwhile", "receipt-key-used");
  return earlier;
}

type Described = {
  kind: string;
  tenders: readonly Tender[];
  utr?: string | null | undefined;
  reason?: string | null | undefined;
};

function describe({ kind, tenders, utr, reason }: Described, allocations: { code: string; paise: number }[]) {
  return { kind, tenders: addTenders(tenders), utr: utr || null, reason: reason || null, allocations };
}
