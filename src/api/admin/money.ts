import type { OpenAPIHono } from "@hono/zod-openapi";
import { hideContacts } from "#api/bookings/hide-contacts.ts";
import { presentBookingList } from "#api/bookings/present-booking-list.ts";
import { createCsvResponse } from "#api/http/csv-response.ts";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { getEveningFigures } from "#core/admin/money/evening.server.ts";
import type { EveningSums } from "#core/admin/money/evening-sums.ts";
import { exportDayBook } from "#core/admin/money/export-day-book.server.ts";
import { listOwed, listRefunds, type OpenAmountPage } from "#core/admin/money/open-amounts.server.ts";
import type { EveningFigures, OpenAmounts } from "#core/admin/money/schema.ts";
import type { Context } from "#core/context.server.ts";
import { formatAmount, type Paise } from "#core/pricing/money.ts";
import { exportDayBookRoute, getEveningFiguresRoute, listOwedRoute, listRefundsRoute } from "./money.routes.ts";

const noStore = { "cache-control": "no-store" };

/** Calls about the lab's money of a day, and what is owed to and by it. */
export function mountMoney(api: OpenAPIHono<ApiEnvironment>, { log }: ApiDeps): void {
  api.openapi(getEveningFiguresRoute, async (c) => {
    return c.json(presentEvening(await getEveningFigures(c.var.ctx, c.req.valid("query").day)), 200, noStore);
  });
  api.openapi(listOwedRoute, async (c) => {
    return c.json(await presentOpenAmounts(c.var.ctx, await listOwed(c.var.ctx, c.req.valid("query"))), 200, noStore);
  });
  api.openapi(listRefundsRoute, async (c) => {
    const page = await listRefunds(c.var.ctx, c.req.valid("query"));
    return c.json(await presentOpenAmounts(c.var.ctx, page), 200, noStore);
  });
  api.openapi(exportDayBookRoute, async (c) => {
    const { from, to } = c.req.valid("query");
    const lines = await exportDayBook(c.var.ctx, { from, to });
    const { requestId } = c.env;
    return createCsvResponse(`day-book-${from}-to-${to}.csv`, lines, (err) =>
      log.error({ err, requestId }, "export failed"),
    );
  });
}

function presentEvening({ booked, taken, people, owed, back, week, ...figures }: EveningSums): EveningFigures {
  return {
    ...figures,
    booked: { visits: booked.visits, ...formatAmounts(booked, ["amount", "taken", "due", "back"]) },
    taken: { ...taken, ...formatAmounts(taken, [...ways, "forEarlier", "returned"]) },
    people: people.map((person) => ({ ...person, ...formatAmounts(person, ways) })),
    owed: { bookings: owed.bookings, ...formatAmounts(owed, ages) },
    back: { bookings: back.bookings, ...formatAmounts(back, ages) },
    week: week.map(({ total, ...day }) => ({ ...day, total: formatAmount(total) })),
  };
}

const ways = ["cash", "upi", "card", "other", "total"] as const;
const ages = ["total", "today", "week", "month", "older"] as const;

function formatAmounts<Name extends string>(sums: Record<Name, Paise>, names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, formatAmount(sums[name])])) as Record<Name, string>;
}

async function presentOpenAmounts(ctx: Context, { rows, next }: OpenAmountPage): Promise<OpenAmounts> {
  const bookings = await presentBookingList(
    ctx.db,
    rows.map(({ booking }) => booking),
  );
  const limited = hideContacts(ctx, bookings);
  const amounts = rows.flatMap(({ since, returnBy }, index) => {
    const booking = limited[index];
    return booking ? [{ ...booking, since, returnBy }] : [];
  });
  return { bookings: amounts, next };
}
