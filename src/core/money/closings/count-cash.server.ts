import { and, eq, sql } from "drizzle-orm";
import { authorize, can } from "#core/access/authorize.ts";
import { canCloseOwnCash } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { type Paise, parseAmount } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { closings } from "#db/schema/money.ts";
import { presentCount } from "./cash-count.ts";
import {
  type CashHolder,
  type ClosingRow,
  findCashHolder,
  findObstacle,
  getDaySums,
  getExpectedOfDay,
  listPendingCashMoves,
} from "./cash-queries.server.ts";
import { lockMoney } from "./money-locks.server.ts";
import { requireStaffUser } from "./move-cash.server.ts";
import type { CountCashRequest } from "./schema.ts";

/** A count with what it is compared with. */
export type CountResult = { closing: ClosingRow; holder: CashHolder };

/**
 * Records what the user counted of a day's cash; until it is accepted, they can count again. The owner counts for an
 * account that cannot do it itself any more. Each count is in the audit log, one without its reason too: what should be
 * there is said only in the answer to a count. Throws `sign-in-needed`, `not-allowed` (the cash of another person),
 * `rule-broken` (a day to come, a day before still open, a move under way), `changed-meanwhile` (closed
 * already, or counted elsewhere), `ask-first` (a difference without its reason).
 */
export async function countCash(ctx: Context, request: CountCashRequest): Promise<CountResult> {
  authorize(ctx.actor, "close-day");
  const { id } = requireStaffUser(ctx);
  const { day, personId = id } = request;
  if (personId !== id) authorize(ctx.actor, "close-day-of-others");
  if (day > toLabTime(ctx.now).day) throw new DomainError("rule-broken", "closing-day-to-come", { field: "day" });
  const result = await ctx.db.transaction(async (transaction) => {
    await lockMoney(transaction, { personIds: [personId] });
    const holder = await requireCashHolder(transaction, personId);
    if (!canCountCash(ctx, holder)) throw new DomainError("not-allowed", "cash-of-another");
    await requireCountable(transaction, holder, day);
    const earlier = await findClosing(transaction, personId, day);
    if (request.version !== undefined && request.version !== (earlier?.version ?? 0))
      throw new DomainError("changed-meanwhile", "cash-counted-elsewhere");
    const countedPaise = parseAmount(request.counted);
    const differencePaise = countedPaise - getExpectedOfDay(holder, day);
    await recordAction(transaction, ctx, {
      action: "cash-counted",
      change: { day, paise: countedPaise, differencePaise, ...(personId !== id && { staffId: personId }) },
    });
    const lacksReason = differencePaise !== 0 && !request.reason;
    const closing = lacksReason ? null : await storeCount(transaction, ctx, holder, request);
    return { holder, closing, countedPaise, differencePaise };
  });
  const { holder, closing } = result;
  if (!closing) throw askForReason(result, day);
  return { holder, closing };
}

/** Whether the user counts this cash: their own or, as the owner, that of an account which cannot any more. */
export function canCountCash(ctx: Pick<Context, "actor">, { id, role }: Pick<CashHolder, "id" | "role">): boolean {
  if (id === requireStaffUser(ctx).id) return true;
  return can(ctx.actor, "close-day-of-others") && !canCloseOwnCash(role);
}

/** Returns a member of staff with their cash. Throws `not-found`. */
export async function requireCashHolder(transaction: Db, personId: string): Promise<CashHolder> {
  const holder = await findCashHolder(transaction, personId);
  if (!holder) throw new DomainError("not-found", "staff-unknown");
  return holder;
}

/** Checks that nothing comes before the count of this day. Throws `changed-meanwhile`, `rule-broken`. */
export async function requireCountable(transaction: Db, holder: CashHolder, day: string): Promise<void> {
  if (holder.lastClosedDay !== null && day <= holder.lastClosedDay)
    throw new DomainError("changed-meanwhile", "closing-accepted");
  const moves = await listPendingCashMoves(transaction, holder.id);
  const obstacle = findObstacle(holder, day, moves);
  if (obstacle?.kind === "earlier-day")
    throw new DomainError("rule-broken", { key: "closing-earlier-day", day: obstacle.day }, { field: "day" });
  if (obstacle) {
    const paise = moves.find(({ id }) => id === obstacle.moveId)?.paise ?? 0;
    throw new DomainError("rule-broken", { key: "closing-move-under-way", paise }, { field: "day" });
  }
}

async function findClosing(transaction: Db, personId: string, day: string): Promise<ClosingRow | undefined> {
  const [closing] = await transaction
    .select()
    .from(closings)
    .where(and(eq(closings.personId, personId), eq(closings.day, day)));
  return closing;
}

async function storeCount(
  transaction: Db,
  ctx: Context,
  holder: CashHolder,
  { day, counted, kept, notes, reason }: CountCashRequest,
): Promise<ClosingRow> {
  const count = {
    carriedPaise: holder.keptPaise,
    expectedPaise: getExpectedOfDay(holder, day),
    countedPaise: parseAmount(counted),
    keptPaise: parseAmount(kept),
    notes: notes ?? null,
    reason: reason || null,
    countedAt: ctx.now,
  };
  const [closing] = await transaction
    .insert(closings)
    .values({ personId: holder.id, day, ...count })
    .onConflictDoUpdate({
      target: [closings.personId, closings.day],
      set: { ...count, version: sql`${closings.version} + 1` },
    })
    .returning();
  if (!closing) throw new Error("The count was not stored.");
  return closing;
}

type OpenCount = { holder: CashHolder; countedPaise: Paise; differencePaise: Paise };

function askForReason({ holder, countedPaise, differencePaise }: OpenCount, day: string): DomainError<"ask-first"> {
  const sums = { carriedPaise: holder.keptPaise, ...getDaySums(holder, day) };
  const count = presentCount({ ...sums, countedPaise, keptPaise: 0, expectedPaise: countedPaise - differencePaise });
  const confirmations = [{ field: "reason", reason: { key: "cash-difference", differencePaise } as const }];
  return new DomainError("ask-first", { key: "ask-first", confirmations }, { details: { count } });
}
