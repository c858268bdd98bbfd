import { randomUUID } from "node:crypto";
import { authorize } from "#core/access/authorize.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { lockCountedDays } from "#core/money/closings/counted-days.server.ts";
import { negateTenders, parseTenders } from "#core/money/tenders.ts";
import type { Db } from "#db/client.server.ts";
import { lockAllocations, parseShares } from "./lock-payment-bookings.server.ts";
import { findReceiptById, findReceiptByKey, type ReceiptRow } from "./receipt-queries.server.ts";
import { recordReceipt } from "./record-receipt.server.ts";
import type { CorrectReceiptRequest } from "./schema.ts";
import type { ReceiptResult } from "./take-payment.server.ts";

type CorrectReceiptInput = CorrectReceiptRequest & { receiptId: number };

/**
 * Takes a receipt back by a mirror of it and, with `payment`, records what is right as a new receipt: no receipt is
 * edited. Returns the new receipt, otherwise the mirror. Throws `sign-in-needed`, `not-allowed`, `not-found`,
 * `changed-meanwhile` (the receipt is corrected already, or the key was used), `rule-broken` (one of its bookings is
 * deleted, part of it was returned, it is a correction itself).
 */
export async function correctReceipt(ctx: Context, input: CorrectReceiptInput): Promise<ReceiptResult> {
  authorize(ctx.actor, "correct-receipt");
  const { receiptId, key, reason, payment } = input;
  return ctx.db.transaction(async (transaction) => {
    const receipt = await requireReceipt(transaction, receiptId);
    const shares = receipt.allocations.map(({ bookingId, paise }) => ({ id: bookingId ?? 0, paise: -paise }));
    const isDeleted = shares.some(({ id }) => id === 0);
    if (receipt.kind === "corrected" || isDeleted) throw new DomainError("rule-broken", "receipt-not-correctable");
    const others = payment ? parseShares(payment.bookings) : [];
    const allocations = (await lockAllocations(transaction, [...shares, ...others])).slice(0, shares.length);
    const repeated = await findReceiptByKey(transaction, key);
    const { correctedBy } = await requireReceipt(transaction, receiptId);
    if (repeated) return replay(repeated, correctedBy);
    if (correctedBy !== null) throw new DomainError("changed-meanwhile", "receipt-corrected");
    const instead = payment ? parseTenders(payment.legs) : [];
    await lockCountedDays(transaction, [{ tenders: [...receipt.tenders, ...instead], holderId: receipt.holderId }]);
    const mirror = await recordReceipt(transaction, ctx, {
      key: payment ? randomUUID() : key,
      kind: "corrected",
      at: ctx.now,
      tenders: negateTenders(receipt.tenders),
      allocations,
      reason,
      takesBack: [receiptId],
      correctedReceipt: receipt,
    });
    if (!payment) return { receipt: mirror.receipt, isNew: true };
    return { receipt: await recordInstead(transaction, ctx, receipt, { ...input, payment }), isNew: true };
  });
}

async function requireReceipt(transaction: Db, id: number): Promise<ReceiptRow> {
  const receipt = await findReceiptById(transaction, id);
  if (!receipt) throw new DomainError("not-found", "receipt-unknown");
  return receipt;
}

/** Records what is right, at the time of the corrected receipt. */
async function recordInstead(
  transaction: Db,
  ctx: Context,
  corrected: ReceiptRow,
  { key, reason, payment }: CorrectReceiptInput & { payment: NonNullable<CorrectReceiptRequest["payment"]> },
): Promise<ReceiptRow> {
  const isReturn = corrected.kind === "returned";
  const tenders = parseTenders(payment.legs);
  const allocations = await lockAllocations(transaction, parseShares(payment.bookings));
  const { receipt } = await recordReceipt(transaction, ctx, {
    ...{ key, at: corrected.at, reason, utr: payment.utr, correctedReceipt: corrected },
    kind: isReturn ? "returned" : "taken",
    tenders: isReturn ? negateTenders(tenders) : tenders,
    allocations: isReturn ? allocations.map(({ booking, paise }) => ({ booking, paise: -paise })) : allocations,
  });
  return receipt;
}

/** The same correction sent again: it made the mirror, or the receipt that was recorded right after it. */
function replay(repeated: ReceiptRow, correctedBy: number | null): ReceiptResult {
  const isOfCorrection = correctedBy !== null && repeated.id >= correctedBy;
  if (!isOfCorrection) throw new DomainError("changed-meanwhile", "receipt-key-used");
  return { receipt: repeated, isNew: false };
}
