import { fromLabTime, toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { acceptClosing } from "#core/money/closings/accept-closing.server.ts";
import { findCashHolder, getExpectedOfDay, sumSettledTenders } from "#core/money/closings/cash-queries.server.ts";
import { countCash } from "#core/money/closings/count-cash.server.ts";
import { declareSettlement } from "#core/money/closings/declare-settlement.server.ts";
import { requireStaffUser } from "#core/money/closings/move-cash.server.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { settledMethods } from "#db/schema/values.ts";
import type { DemoVisit } from "./demo-visits.ts";

/** Something that happens in the demo, at its own time. */
export type DemoAction = { at: Date; run: () => Promise<unknown> };

/** 8 PM. */
const CLOSING_MINUTES = 20 * 60;
/** Every so many days a little change is missing. */
const SHORT_EVERY_DAYS = 5;
const SHORT_PAISE = 5000;

/** Closes the days before today, each in its evening, as the actor: cash, UPI and card. */
export function planClosings(ctx: Context, visits: readonly DemoVisit[]): DemoAction[] {
  const today = toLabTime(ctx.now).day;
  const days = [...new Set(visits.map(({ day }) => day))].filter((day) => day < today);
  return days.map((day, index) => {
    const at = fromLabTime({ day, minutes: CLOSING_MINUTES });
    return { at, run: () => closeDay({ ...ctx, now: at }, day, index % SHORT_EVERY_DAYS === 1) };
  });
}

async function closeDay(ctx: Context, day: string, isShort: boolean): Promise<void> {
  for (const method of settledMethods) {
    const paise = await sumSettledTenders(ctx.db, day, method);
    if (paise > 0) await declareSettlement(ctx, { day, method, declared: formatAmount(paise) });
  }
  const holder = await findCashHolder(ctx.db, requireStaffUser(ctx).id);
  if (!holder?.days.some((sums) => sums.day === day)) return;
  const expectedPaise = getExpectedOfDay(holder, day);
  const lacksChange = isShort && expectedPaise >= SHORT_PAISE;
  const counted = formatAmount(lacksChange ? expectedPaise - SHORT_PAISE : expectedPaise);
  const reason = lacksChange ? { reason: "Gave too much change" } : {};
  const { closing } = await countCash(ctx, { day, counted, ...reason });
  await acceptClosing(ctx, { closingId: closing.id, counted, version: closing.version });
}
