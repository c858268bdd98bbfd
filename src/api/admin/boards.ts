import type { OpenAPIHono } from "@hono/zod-openapi";
import { hideContacts } from "#api/bookings/hide-contacts.ts";
import { presentStaffBooking } from "#api/bookings/present-booking.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { presentContactMessage } from "#api/messages/contact-messages.ts";
import { type DayVisitRow, getDaySchedule } from "#core/admin/day-queries.server.ts";
import type { DayVisit } from "#core/admin/day-schema.ts";
import type { DoubtfulEventRow, FailedVisitRow, OpenRedrawRow } from "#core/admin/visit-worklists.server.ts";
import { sortTubes, type WorkRow } from "#core/admin/work-row.server.ts";
import {
  getWorklists,
  type OpenAnswerRow,
  type OpenMessageRow,
  type OpenReportRow,
} from "#core/admin/worklist-queries.server.ts";
import type {
  DoubtfulEvent,
  FailedVisit,
  OpenAnswer,
  OpenMessage,
  OpenRedraw,
  OpenReport,
  Worklists,
} from "#core/admin/worklist-schema.ts";
import { getDayBoardRoute, getWorklistsRoute } from "./boards.routes.ts";

/** The day board and the worklists of the staff. */
export function mountBoards(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(getDayBoardRoute, async (c) => {
    const { visits, missed, ...day } = await getDaySchedule(c.var.ctx, c.req.valid("query").day);
    const present = (rows: DayVisitRow[]) => hideContacts(c.var.ctx, rows.map(presentDayVisit));
    return c.json({ ...day, visits: present(visits), missed: present(missed) }, 200, { "cache-control": "no-store" });
  });
  api.openapi(getWorklistsRoute, async (c) => {
    const { at, toReport, toRelease, toRedraw, toRebook, toCheck, toAnswer, answers } = await getWorklists(c.var.ctx);
    const work: Worklists = {
      at,
      toReport: hideContacts(c.var.ctx, toReport.map(presentOpenReport)),
      toRelease: hideContacts(c.var.ctx, toRelease.map(presentOpenReport)),
      toRedraw: hideContacts(c.var.ctx, toRedraw.map(presentOpenRedraw)),
      toRebook: toRebook && hideContacts(c.var.ctx, toRebook.map(presentFailedVisit)),
      toCheck: toCheck && hideContacts(c.var.ctx, toCheck.map(presentDoubtfulEvent)),
      toAnswer: toAnswer?.map(presentOpenMessage) ?? null,
      answers: answers?.map(presentOpenAnswer) ?? null,
    };
    return c.json(work, 200, { "cache-control": "no-store" });
  });
}

function presentDayVisit({ itemNames, area, patientNote, fastingHours, samples, ...row }: DayVisitRow): DayVisit {
  const { contactName, contactPhone, payerName, payerPhone, ...others } = row;
  const { tubes, visitVersion, phlebotomistId, roundPosition, areaPosition, stop, ...booking } = others;
  const contacts = { contactName, contactPhone, payerName, payerPhone };
  const ofItems = { itemNames, area, patientNote, fastingHours, samples, tubes };
  const ofRound = { visitVersion, phlebotomistId, roundPosition, areaPosition, stop };
  return { ...presentStaffBooking(booking), ...contacts, ...ofItems, ...ofRound };
}

function presentWorkRow({ itemNames, tubes, labels, ...row }: WorkRow) {
  return { ...presentStaffBooking(row), itemNames, tubes: sortTubes(tubes), labels };
}

function presentOpenReport(row: OpenReportRow): OpenReport {
  const { collectedAt, promisedAt, uploadedAt, withdrawnAt, holder, heldSince, tubesOnTheWay, ...booking } = row;
  return {
    ...presentWorkRow(booking),
    collectedAt: collectedAt.toISOString(),
    promisedAt: promisedAt?.toISOString() ?? null,
    uploadedAt: uploadedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    holder,
    heldSince: heldSince?.toISOString() ?? null,
    tubesOnTheWay,
  };
}

function presentOpenRedraw({ rejected, rejectedAt, rejectedBy, phlebotomist, ...row }: OpenRedrawRow): OpenRedraw {
  return {
    ...presentWorkRow(row),
    ...{ rejected, rejectedBy, phlebotomist },
    rejectedAt: rejectedAt?.toISOString() ?? null,
  };
}

function presentFailedVisit({ outcome, refusedReason, reportedAt, phlebotomist, ...row }: FailedVisitRow): FailedVisit {
  return {
    ...presentWorkRow(row),
    ...{ outcome, refusedReason, phlebotomist },
    reportedAt: reportedAt?.toISOString() ?? null,
  };
}

function presentDoubtfulEvent({ event, doubt, eventAt, reporter, ...row }: DoubtfulEventRow): DoubtfulEvent {
  return { ...presentWorkRow(row), event, doubt, eventAt: eventAt.toISOString(), reporter };
}

function presentOpenMessage(row: OpenMessageRow): OpenMessage {
  const { patients, booking } = row;
  return { ...presentContactMessage(row), patients, booking: booking && presentStaffBooking(booking) };
}

function presentOpenAnswer({ id, phone, kind, body, receivedAt, booking }: OpenAnswerRow): OpenAnswer {
  return {
    ...{ id, phone, kind, body },
    receivedAt: receivedAt.toISOString(),
    booking: booking && presentStaffBooking(booking),
  };
}
