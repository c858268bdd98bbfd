import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { parseAmount } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { cashMoves, closings } from "#db/schema/money.ts";
import { type CashHolder, type ClosingRow, getExpectedOfDay, hasOtherAccepter } from "./cash-queries.server.ts";
import { requireCashHolder, requireCountable } from "./count-cash.server.ts";
import { lockMoney } from "./money-locks.server.ts";
import { requireStaffUser, resolveMoveDay } from "./move-cash.server.ts";
import type { AcceptClosingRequest } from "./schema.ts";

type AcceptClosingInput = AcceptClosingRequest & { closingId: number };

/**
 * Accepts a colleague's closing after counting what is handed over: from then on it is final, and what is not kept is the
 * receiver's. Staff do not accept their own, except where no other account may: then it goes to the cash drawer. Throws
 * `sign-in-needed`, `not-allowed` (one's own), `not-found`, `rule-broken` (a move under way), `changed-meanwhile`
 * (accepted already, counted again, money came in since the count, or another sum).
 */
export async function acceptClosing(ctx: Context, input: AcceptClosingInput): Promise<ClosingRow> {
  authorize(ctx.actor, "accept-closing");
  const staffUser = requireStaffUser(ctx);
  return ctx.db.transaction(async (transaction) => {
    const { personId } = await requireClosing(transaction, input.closingId);
    await lockMoney(transaction, { personIds: [personId, staffUser.id] });
    const closing = await requireClosing(transaction, input.closingId);
    if (closing.acceptedBy === staffUser.id) return closing;
    if (closing.acceptedAt) throw new DomainError("changed-meanwhile", "closing-accepted");
    if (personId === staffUser.id && (await hasOtherAccepter(transaction, personId)))
      throw new DomainError("not-allowed", "closing-own");
    const holder = await requireCashHolder(transaction, personId);
    requireSameCount(closing, holder, input);
    await requireCountable(transaction, holder, closing.day);
    await recordHandover(transaction, ctx, closing, staffUser.id);
    return storeAcceptance(transaction, ctx, closing, staffUser.id);
  });
}

async function requireClosing(transaction: Db, closingId: number): Promise<ClosingRow> {
  const [closing] = await transaction.select().from(closings).where(eq(closings.id, closingId));
  if (!closing) throw new DomainError("not-found", "closing-unknown");
  return closing;
}

function requireSameCount(closing: ClosingRow, holder: CashHolder, { counted, version }: AcceptClosingInput): void {
  const { name } = holder;
  const paise = closing.countedPaise - closing.keptPaise;
  if (version !== closing.version)
    throw new DomainError("changed-meanwhile", { key: "closing-counted-again", name, paise });
  if (getExpectedOfDay(holder, closing.day) !== closing.expectedPaise)
    throw new DomainError("changed-meanwhile", { key: "closing-outdated", name });
  const ownPaise = parseAmount(counted);
  if (ownPaise !== paise)
    throw new DomainError(
      "changed-meanwhile",
      { key: "closing-other-count", name, paise, ownPaise },
      { field: "counted" },
    );
}

/** It is outside the giver's sum of any day: their next one begins with what they kept. */
async function recordHandover(
  transaction: Db,
  ctx: Context,
  { id, personId, countedPaise, keptPaise }: ClosingRow,
  accepterId: string,
): Promise<void> {
  const paise = countedPaise - keptPaise;
  if (paise === 0) return;
  const toId = accepterId === personId ? null : accepterId;
  await transaction.insert(cashMoves).values({
    ...{ key: randomUUID(), kind: "handover", fromId: personId, toId, paise, by: accepterId, closingId: id },
    ...{ at: ctx.now, acceptedAt: ctx.now, toDay: await resolveMoveDay(transaction, ctx, toId) },
  });
}

async function storeAcceptance(
  transaction: Db,
  ctx: Context,
  closing: ClosingRow,
  acceptedBy: string,
): Promise<ClosingRow> {
  const { personId, day, countedPaise, expectedPaise } = closing;
  const [accepted = closing] = await transaction
    .update(closings)
    .set({ acceptedBy, acceptedAt: ctx.now, version: sql`${closings.version} + 1` })
    .where(eq(closings.id, closing.id))
    .returning();
  const differencePaise = countedPaise - expectedPaise;
  await recordAction(transaction, ctx, {
    action: "closing-accepted",
    change: { staffId: personId, day, paise: countedPaise, differencePaise },
  });
  return accepted;
}
