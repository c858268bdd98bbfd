import { presentCount } from "#core/money/closings/cash-count.ts";
import { getDaySums } from "#core/money/closings/cash-queries.server.ts";
import type { FoundClosing, FoundClosings, FoundMove } from "#core/money/closings/find-closings.server.ts";
import type { CashCount, CashMove, DayClosings, PersonClosing } from "#core/money/closings/schema.ts";
import { formatAmount } from "#core/pricing/money.ts";

/** Returns the closings of a day. What others counted is left out until it is accepted: the receiver counts first. */
export function presentClosings(found: FoundClosings): DayClosings {
  const { day, people, moves, drawerPaise, colleagues } = found;
  return {
    ...{ day, colleagues },
    people: people.map((closing) => presentPersonClosing(closing)),
    moves: moves.map((move) => presentCashMove(move)),
    settlements: found.settlements?.map(presentSettlement) ?? null,
    drawer: drawerPaise === null ? null : formatAmount(drawerPaise),
  };
}

/** Returns cash that changed hands. */
export function presentCashMove({ move, from, to, canAccept, canRefuse }: FoundMove): CashMove {
  const { id, kind, paise, reason, at, acceptedAt, refusedAt } = move;
  const answered = refusedAt ? "refused" : "under-way";
  return {
    ...{ id, kind, reason, from, to, canAccept, canRefuse },
    amount: formatAmount(paise),
    at: at.toISOString(),
    status: acceptedAt ? "accepted" : answered,
  };
}

function presentPersonClosing(found: FoundClosing): PersonClosing {
  const { holder, day, closing, isOwn, acceptedBy, canAccept, needsClosing, canCount, obstacle } = found;
  const counted = closing?.acceptedAt ? "accepted" : "counted";
  return {
    ...{ day, isOwn, acceptedBy, canAccept, needsClosing, canCount, obstacle },
    person: { id: holder.id, name: holder.name },
    status: closing ? counted : "open",
    id: closing?.id ?? null,
    version: closing?.version ?? null,
    countedAt: closing?.countedAt.toISOString() ?? null,
    acceptedAt: closing?.acceptedAt?.toISOString() ?? null,
    count: found.seesCount || closing?.acceptedAt ? presentVisibleCount(found) : null,
  };
}

function presentVisibleCount({ holder, day, closing }: FoundClosing): CashCount | null {
  return closing && presentCount({ ...getDaySums(holder, day), ...closing });
}

function presentSettlement({ method, recordedPaise, settlement }: NonNullable<FoundClosings["settlements"]>[number]) {
  const declaredPaise = settlement?.declaredPaise;
  return {
    method,
    expected: formatAmount(recordedPaise),
    declared: declaredPaise === undefined ? null : formatAmount(declaredPaise),
    difference: declaredPaise === undefined ? null : formatAmount(declaredPaise - recordedPaise),
    reason: settlement?.reason ?? null,
    byName: settlement?.byName ?? null,
    at: settlement?.at.toISOString() ?? null,
  };
}
