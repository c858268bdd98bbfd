import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { pageHeaders } from "#api/wire/page-of-list.ts";
import { recordLongRead, recordLook } from "#core/audit/record-action.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { patientsWanted } from "#core/desk/patients/queries.server.ts";
import { patientsRoute } from "./routes.ts";

/** The desk's Patients tab (decision D15). */
export function mountPatientList(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(patientsRoute, async (c) => {
    const { db, now } = c.var.ctx;
    const wanted = c.req.valid("query");
    const { rows, next } = await patientsWanted(db, { ...wanted, today: labMoment(now).day });
    if (wanted.familyOf !== undefined) await recordLook(c.var.ctx, { patientId: wanted.familyOf });
    await recordLongRead(c.var.ctx, "patients", rows.length);
    const told = rows.map(({ createdAt, ...patient }) => ({ ...patient, createdAt: createdAt.toISOString() }));
    return c.json(told, 200, pageHeaders(c.req.url, next));
  });
}
