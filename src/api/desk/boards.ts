import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { presentForStaff } from "#api/wire/present-booking.ts";
import { type DayVisitRow, deskDay } from "#core/desk/day/queries.server.ts";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { deskWork, type OpenMessageRow, type OpenReportRow } from "#core/desk/work/queries.server.ts";
import type { DeskWork, OpenMessage, OpenReport } from "#core/desk/work/schema.ts";
import { dayRoute, workRoute } from "./board-routes.ts";

/** What the desk works by: the day's board, and the lists of what waits. */
export function mountBoards(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(dayRoute, async (c) => {
    const { visits, missed, ...day } = await deskDay(c.var.ctx, c.req.valid("query").day);
    return c.json({ ...day, visits: visits.map(presentVisit), missed: missed.map(presentVisit) }, 200, {
      "cache-control": "no-store",
    });
  });
  api.openapi(workRoute, async (c) => {
    const { at, toReport, toRelease, toAnswer } = await deskWork(c.var.ctx);
    const work: DeskWork = {
      at,
      toReport: toReport.map(presentOpen),
      toRelease: toRelease.map(presentOpen),
      toAnswer: toAnswer?.map(presentWaiting) ?? null,
    };
    return c.json(work, 200, { "cache-control": "no-store" });
  });
}

function presentVisit({ itemNames, area, patientNote, fastingHours, samples, ...row }: DayVisitRow): DayVisit {
  const { doorName, doorPhone, payerName, payerPhone, ...booking } = row;
  const contacts = { doorName, doorPhone, payerName, payerPhone };
  return { ...presentForStaff(booking), ...contacts, itemNames, area, patientNote, fastingHours, samples };
}

function presentOpen({ itemNames, collectedAt, promisedAt, uploadedAt, ...row }: OpenReportRow): OpenReport {
  return {
    ...presentForStaff(row),
    itemNames,
    collectedAt: collectedAt.toISOString(),
    promisedAt: promisedAt?.toISOString() ?? null,
    uploadedAt: uploadedAt?.toISOString() ?? null,
  };
}

function presentWaiting({ booking, receivedAt, answeredAt, ...message }: OpenMessageRow): OpenMessage {
  return {
    ...message,
    receivedAt: receivedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    booking: booking && presentForStaff(booking),
  };
}
