import { eq } from "drizzle-orm";
import { authorize, can } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { cashMoves } from "#db/schema/money.ts";
import { type CashHolder, type CashMoveRow, findCashHolder, hasOtherAccepter } from "./cash-queries.server.ts";
import { canCountCash } from "./count-cash.server.ts";
import { lockMoneyShared } from "./money-locks.server.ts";
import { requireStaffUser, resolveMoveDay } from "./move-cash.server.ts";

/**
 * Accepts cash that is given: from then on the receiver has it, each of the two on the first day that they have not
 * closed. Throws `sign-in-needed`, `not-allowed` (it is between others), `not-found`, `changed-meanwhile` (it was refused).
 */
export async function acceptCashMove(ctx: Context, moveId: number): Promise<CashMoveRow> {
  authorize(ctx.actor, "move-cash");
  return ctx.db.transaction(async (transaction) => {
    const move = await lockMove(transaction, moveId);
    const hasAccepter = await hasOtherAccepter(transaction, requireStaffUser(ctx).id);
    if (!canReceiveCash(ctx, move, { hasAccepter })) throw new DomainError("not-allowed", "cash-of-another");
    if (move.acceptedAt) return move;
    if (move.refusedAt) throw new DomainError("changed-meanwhile", "cash-move-refused");
    const { fromId, toId, paise } = move;
    await lockMoneyShared(transaction, { personIds: [fromId, toId].filter((id) => id !== null) });
    const days = {
      fromDay: await resolveMoveDay(transaction, ctx, fromId),
      toDay: await resolveMoveDay(transaction, ctx, toId),
    };
    await recordAction(transaction, ctx, { action: "cash-accepted", change: { moveId, paise } });
    return updateMove(transaction, move, { acceptedAt: ctx.now, ...days });
  });
}

/**
 * Refuses cash that is given, or takes it back as its giver: it stays where it was. The owner takes it back for a giver
 * who cannot close their cash any more. Throws `sign-in-needed`,
 * `not-allowed` (it is between others), `not-found`, `changed-meanwhile` (it was accepted).
 */
export async function refuseCashMove(ctx: Context, moveId: number): Promise<CashMoveRow> {
  authorize(ctx.actor, "move-cash");
  return ctx.db.transaction(async (transaction) => {
    const move = await lockMove(transaction, moveId);
    const giver = move.fromId === null ? undefined : await findCashHolder(transaction, move.fromId);
    if (!(canGiveCash(ctx, move, giver) || canReceiveCash(ctx, move, { hasAccepter: false })))
      throw new DomainError("not-allowed", "cash-of-another");
    if (move.refusedAt) return move;
    if (move.acceptedAt) throw new DomainError("changed-meanwhile", "cash-move-accepted");
    await recordAction(transaction, ctx, { action: "cash-refused", change: { moveId, paise: move.paise } });
    return updateMove(transaction, move, { refusedAt: ctx.now });
  });
}

/** Whether the user counts the cash of its giver, or uses the cash drawer that it is from. */
export function canGiveCash(
  ctx: Pick<Context, "actor">,
  { fromId }: CashMoveRow,
  giver: Pick<CashHolder, "id" | "role"> | undefined,
): boolean {
  if (fromId === null) return can(ctx.actor, "use-cash-drawer");
  return giver !== undefined && canCountCash(ctx, giver);
}

/** Whether the user receives it: for the cash drawer another one of the office than its giver, if there is one. */
export function canReceiveCash(
  ctx: Pick<Context, "actor">,
  { fromId, toId }: CashMoveRow,
  { hasAccepter }: { hasAccepter: boolean },
): boolean {
  const { id } = requireStaffUser(ctx);
  if (toId !== null) return toId === id;
  return can(ctx.actor, "accept-closing") && !(fromId === id && hasAccepter);
}

async function lockMove(transaction: Db, moveId: number): Promise<CashMoveRow> {
  const [move] = await transaction.select().from(cashMoves).where(eq(cashMoves.id, moveId)).for("update");
  if (!move) throw new DomainError("not-found", "cash-move-unknown");
  return move;
}

async function updateMove(
  transaction: Db,
  move: CashMoveRow,
  changes: Partial<Pick<CashMoveRow, "acceptedAt" | "refusedAt" | "fromDay" | "toDay">>,
): Promise<CashMoveRow> {
  const updated = transaction.update(cashMoves).set(changes).where(eq(cashMoves.id, move.id)).returning();
  return (await updated)[0] ?? move;
}
