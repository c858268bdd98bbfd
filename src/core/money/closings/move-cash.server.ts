import { eq } from "drizzle-orm";
import { getStaffUser, type StaffUser } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, requireConfirmations } from "#core/errors.ts";
import { resolveCountedDay } from "#core/money/closing.ts";
import { type Paise, parseAmount } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { cashMoves } from "#db/schema/money.ts";
import { type CashMoveRow, findCashHolder, getHeldPaise, listColleagues } from "./cash-queries.server.ts";
import { findLastClosedDay } from "./counted-days.server.ts";
import { lockMoneyShared } from "./money-locks.server.ts";
import type { MoveCashRequest } from "./schema.ts";

export type CashMoveResult = { move: CashMoveRow; isNew: boolean };

/** Kinds that count at once: no member of staff receives them. */
const countsAtOnce: Record<CashMoveRow["kind"], boolean> = {
  float: false,
  handover: false,
  bank: true,
  petty: true,
  added: true,
};

/**
 * Records cash that changes hands without a receipt: from what the user has or, by the office, from the cash drawer.
 * Throws `sign-in-needed`, `not-allowed` (the drawer), `rule-broken` (a receiver who cannot have cash, or oneself),
 * `ask-first` (more than one has by the receipts), `changed-meanwhile` (the key was used for another move).
 */
export async function moveCash(ctx: Context, request: MoveCashRequest): Promise<CashMoveResult> {
  authorize(ctx.actor, "move-cash");
  const staffUser = requireStaffUser(ctx);
  const isFromDrawer = request.fromDrawer === true || request.kind === "added";
  if (isFromDrawer) authorize(ctx.actor, "use-cash-drawer");
  const { key, kind, reason = null } = request;
  const fromId = isFromDrawer ? null : staffUser.id;
  const toId = countsAtOnce[kind] ? null : (request.to ?? null);
  const move = { key, kind, fromId, toId, paise: parseAmount(request.amount), reason };
  return ctx.db.transaction(async (transaction) => {
    await lockMoneyShared(transaction, { personIds: [fromId, toId].filter((id) => id !== null) });
    const repeated = await findRepeatedMove(transaction, move);
    if (repeated) return { move: repeated, isNew: false };
    await requireReceiver(transaction, staffUser.id, move);
    if (fromId !== null) await confirmAmount(transaction, fromId, move.paise, request);
    return { move: await insertMove(transaction, ctx, { ...move, by: staffUser.id }), isNew: true };
  });
}

/** Returns the account that acts; only staff have cash. */
export function requireStaffUser({ actor }: Pick<Context, "actor">): StaffUser {
  const staffUser = getStaffUser(actor);
  if (!staffUser) throw new DomainError("not-allowed", "staff-only");
  return staffUser;
}

type NewMove = Pick<CashMoveRow, "key" | "kind" | "fromId" | "toId" | "paise" | "reason">;

async function findRepeatedMove(transaction: Db, move: NewMove): Promise<CashMoveRow | undefined> {
  const [earlier] = await transaction.select().from(cashMoves).where(eq(cashMoves.key, move.key));
  if (!earlier) return undefined;
  const isSame = (Object.keys(move) as (keyof NewMove)[]).every((field) => move[field] === earlier[field]);
  if (!isSame) throw new DomainError("changed-meanwhile", "cash-move-key-used");
  return earlier;
}

async function requireReceiver(transaction: Db, userId: string, { kind, fromId, toId }: NewMove): Promise<void> {
  if (countsAtOnce[kind]) return;
  if (fromId === null && toId === null) throw new DomainError("rule-broken", "cash-move-to-drawer", { field: "to" });
  if (toId === null || (fromId === null && toId === userId)) return;
  if (toId === userId) throw new DomainError("rule-broken", "cash-move-to-oneself", { field: "to" });
  const colleagues = await listColleagues(transaction, userId);
  if (!colleagues.some(({ id }) => id === toId))
    throw new DomainError("rule-broken", "cash-move-receiver", { field: "to" });
}

/** The question names no amount: what one should have is said only after counting. */
async function confirmAmount(transaction: Db, fromId: string, paise: Paise, request: MoveCashRequest): Promise<void> {
  const holder = await findCashHolder(transaction, fromId);
  if (holder && paise <= getHeldPaise(holder)) return;
  requireConfirmations([{ field: "confirmed", reason: "more-than-held" }], request);
}

async function insertMove(transaction: Db, ctx: Context, move: NewMove & { by: string }): Promise<CashMoveRow> {
  const counted = countsAtOnce[move.kind]
    ? { acceptedAt: ctx.now, fromDay: await resolveMoveDay(transaction, ctx, move.fromId) }
    : {};
  const [row] = await transaction
    .insert(cashMoves)
    .values({ ...move, ...counted, at: ctx.now })
    .onConflictDoNothing({ target: cashMoves.key })
    .returning();
  if (!row) throw new DomainError("changed-meanwhile", "cash-move-key-used");
  const { fromId, toId, kind, paise } = move;
  const people = { ...(fromId !== null && { fromId }), ...(toId !== null && { toId }) };
  await recordAction(transaction, ctx, { action: "cash-moved", change: { moveId: row.id, kind, paise, ...people } });
  return row;
}

/** Returns the first day, from today on, that this person has not closed; null for the cash drawer. */
export async function resolveMoveDay(
  transaction: Db,
  { now }: Pick<Context, "now">,
  personId: string | null,
): Promise<string | null> {
  if (personId === null) return null;
  const today = toLabTime(now).day;
  return resolveCountedDay(today, await findLastClosedDay(transaction, personId), today);
}
