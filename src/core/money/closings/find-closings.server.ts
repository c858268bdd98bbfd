import { eq } from "drizzle-orm";
import { authorize, can } from "#core/access/authorize.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import type { ClosingObstacle } from "#core/money/closing.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { closings, settlements } from "#db/schema/money.ts";
import { type SettledMethod, settledMethods } from "#db/schema/values.ts";
import { canGiveCash, canReceiveCash } from "./answer-cash-move.server.ts";
import {
  type CashHolder,
  type CashMoveRow,
  type ClosingRow,
  findObstacle,
  getDrawerPaise,
  hasOtherAccepter,
  listCashHolders,
  listColleagues,
  listMovesOfDay,
  sumSettledTenders,
} from "./cash-queries.server.ts";
import { canCountCash } from "./count-cash.server.ts";
import type { SettlementRow } from "./declare-settlement.server.ts";
import { requireStaffUser } from "./move-cash.server.ts";

export type FoundClosing = {
  holder: CashHolder;
  day: string;
  isOwn: boolean;
  /** Whether the user counts this cash, and so sees what they counted. */
  seesCount: boolean;
  closing: ClosingRow | null;
  acceptedBy: Person | null;
  canAccept: boolean;
  needsClosing: boolean;
  canCount: boolean;
  obstacle: ClosingObstacle | null;
};

type Person = { id: string; name: string };

export type FoundMove = {
  move: CashMoveRow;
  /** Null for the cash drawer, the bank or a bill. */
  from: Person | null;
  to: Person | null;
  canAccept: boolean;
  canRefuse: boolean;
};

export type FoundClosings = {
  day: string;
  people: FoundClosing[];
  moves: FoundMove[];
  settlements: { method: SettledMethod; recordedPaise: Paise; settlement: SettlementRow | null }[] | null;
  drawerPaise: Paise | null;
  colleagues: Person[];
};

/**
 * Returns the closings of a day: those of the lab to the office, to others their own. People who had no cash until then
 * are left out, except the user and, for the owner, former staff who have kept some. Throws `sign-in-needed`, `not-allowed`.
 */
export async function findClosings(ctx: ReadContext, day: string): Promise<FoundClosings> {
  authorize(ctx.actor, "close-day");
  const { id: userId } = requireStaffUser(ctx);
  const { db, actor, now } = ctx;
  const today = toLabTime(now).day;
  const seesAll = can(actor, "read-money");
  const isVisible = (personId: string | null) => seesAll || personId === userId;
  const [holders, stored, moves, hasAccepter] = await Promise.all([
    listCashHolders(db, { day }),
    db.select().from(closings).where(eq(closings.day, day)),
    listMovesOfDay(db, day),
    hasOtherAccepter(db, userId),
  ]);
  const records = { day, stored, holders, underWay: moves.filter(isUnderWay) };
  const people = holders
    .filter(({ id }) => isVisible(id))
    .map((holder) => {
      const found = describeClosing(holder, records);
      const isOwn = holder.id === userId;
      const seesCount = canCountCash(ctx, holder);
      const isCounted = found.closing !== null && found.isOpen;
      const canAccept = isCounted && can(actor, "accept-closing") && !(isOwn && hasAccepter);
      const canCount = seesCount && found.isOpen && !found.obstacle && day <= today;
      return { ...found, isOwn, seesCount, canAccept, canCount };
    })
    .filter(({ holder, isOwn, seesCount, closing }) => {
      const isLeft = seesCount && holder.keptPaise > 0;
      return isOwn || isLeft || closing || holder.days.some((sums) => sums.day <= day);
    });
  const visibleMoves = moves.filter(({ fromId, toId }) => isVisible(fromId) || isVisible(toId));
  return {
    ...{ day, people },
    moves: visibleMoves.map((move) => describeMove(ctx, move, { holders, hasAccepter })),
    settlements: seesAll ? await listSettlements(db, day) : null,
    drawerPaise: can(actor, "use-cash-drawer") ? await getDrawerPaise(db) : null,
    colleagues: await listColleagues(db, userId),
  };
}

/** Returns cash that changed hands, as `findClosings` does. */
export async function findCashMove(ctx: ReadContext, move: CashMoveRow): Promise<FoundMove> {
  const [holders, hasAccepter] = await Promise.all([
    listCashHolders(ctx.db),
    hasOtherAccepter(ctx.db, requireStaffUser(ctx).id),
  ]);
  return describeMove(ctx, move, { holders, hasAccepter });
}

type ReadContext = Omit<Context, "emit">;
type DayRecords = {
  day: string;
  stored: readonly ClosingRow[];
  holders: readonly CashHolder[];
  underWay: readonly CashMoveRow[];
};

function isUnderWay({ acceptedAt, refusedAt }: CashMoveRow): boolean {
  return !(acceptedAt || refusedAt);
}

function describeClosing(holder: CashHolder, { day, stored, holders, underWay }: DayRecords) {
  const closing = stored.find(({ personId }) => personId === holder.id) ?? null;
  const acceptedBy = findPerson(holders, closing?.acceptedBy ?? null);
  const isOpen = holder.lastClosedDay === null || day > holder.lastClosedDay;
  const needsClosing = isOpen && holder.days.some((sums) => sums.day === day);
  const obstacle = isOpen ? findObstacle(holder, day, underWay) : null;
  return { holder, day, closing, acceptedBy, isOpen, needsClosing, obstacle };
}

type MoveRecords = { holders: readonly CashHolder[]; hasAccepter: boolean };

function describeMove(ctx: ReadContext, move: CashMoveRow, { holders, hasAccepter }: MoveRecords): FoundMove {
  const canAccept = isUnderWay(move) && canReceiveCash(ctx, move, { hasAccepter });
  const giver = holders.find(({ id }) => id === move.fromId);
  return {
    ...{ move, canAccept },
    canRefuse: isUnderWay(move) && (canAccept || canGiveCash(ctx, move, giver)),
    from: findPerson(holders, move.fromId),
    to: findPerson(holders, move.toId),
  };
}

/** Former members of staff are found too. */
function findPerson(holders: readonly CashHolder[], id: string | null): Person | null {
  const person = holders.find((holder) => holder.id === id);
  return person ? { id: person.id, name: person.name } : null;
}

/** The sum of a settled day cannot change any more. */
async function listSettlements(db: Db, day: string): Promise<FoundClosings["settlements"]> {
  const stored = await db.select().from(settlements).where(eq(settlements.day, day));
  return Promise.all(
    settledMethods.map(async (method) => {
      const settlement = stored.find((row) => row.method === method) ?? null;
      return { method, settlement, recordedPaise: await sumSettledTenders(db, day, method) };
    }),
  );
}
