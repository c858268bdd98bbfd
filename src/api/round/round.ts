import type { OpenAPIHono } from "@hono/zod-openapi";
import { etag } from "hono/etag";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { formatErrorText } from "#api/i18n/texts.ts";
import { getStaffUser } from "#core/access/actor.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { checkVisitEvents } from "#core/round/check-visit-events.server.ts";
import { listRound, type RoundPatientRow, type RoundStopRow } from "#core/round/list-round.server.ts";
import { recordVisitEvents } from "#core/round/record-visit-events.server.ts";
import type { RoundPatient, RoundStop } from "#core/round/schema.ts";
import { presentRoundTube } from "./present-tube.ts";
import { checkVisitEventsRoute, getRoundRoute, recordVisitEventsRoute } from "./round.routes.ts";

/** A phlebotomist's own round. */
export function mountRound(api: OpenAPIHono<ApiEnvironment>): void {
  api.use("/run", etag());
  api.openapi(getRoundRoute, async (c) => {
    const { at, stops } = await listRound(c.var.ctx);
    const staffUser = getStaffUser(c.var.ctx.actor);
    const round = {
      ...{ day: at.day, at, stops: stops.map(presentStop) },
      ...{ phlebotomist: staffUser?.name ?? "", phlebotomistId: staffUser?.id ?? "" },
      helpline: c.var.parts.published().lab.phones[0] ?? "",
    };
    return c.json(round, 200, { "cache-control": "private, no-cache" });
  });
  api.openapi(recordVisitEventsRoute, async (c) => {
    const { sentAt, events } = c.req.valid("json");
    const outcomes = await recordVisitEvents(c.var.ctx, { sentAt: new Date(sentAt), events });
    const results = outcomes.map(({ reason, ...outcome }) => ({
      ...outcome,
      reason: reason && formatErrorText(reason, c.var.language),
    }));
    return c.json({ results }, 200, { "cache-control": "no-store" });
  });
  api.openapi(checkVisitEventsRoute, async (c) => {
    await checkVisitEvents(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.body(null, 204);
  });
}

function presentStop({ visitId, time, promised, progress, area, contacts, patients }: RoundStopRow): RoundStop {
  const { state, onTheWayAt, arrivedAt, endedAt, lastEvent } = progress;
  const { address = "", landmark = null, pinCode = null } = patients[0]?.booking ?? {};
  const { contactName: name, contactPhone: phone } = contacts;
  return {
    ...{ visitId, time, promised, state, area, address, landmark, pinCode },
    ...{ onTheWayAt: toText(onTheWayAt), arrivedAt: toText(arrivedAt), endedAt: toText(endedAt) },
    lastEvent: lastEvent && { id: lastEvent.id, at: lastEvent.at.toISOString() },
    contact: name === null && phone === null ? null : { name, phone },
    patients: patients.map(presentPatient),
  };
}

function presentPatient(patient: RoundPatientRow): RoundPatient {
  const { booking, itemNames, fastingHours, patientNote, duePaise, tubes } = patient;
  const { id, version, code, patientName, age, exactAge, gender, phone, status, phlebotomistNote } = booking;
  return {
    ...{ bookingId: id, version, code, name: patientName, age, exactAge, gender, phone, status },
    ...{ itemNames, fastingHours },
    notes: [phlebotomistNote, patientNote].filter((note) => note !== null),
    dueAmount: formatAmount(duePaise),
    identifiedAt: toText(patient.identifiedAt),
    collectedAt: toText(patient.collectedAt),
    refusedAt: toText(patient.refusedAt),
    tubes: tubes.map((tube) => ({ ...presentRoundTube(tube), eventId: tube.label?.eventId ?? null })),
  };
}

function toText(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
