import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import { listPatients } from "#core/admin/patients/queries.server.ts";
import { recordBulkRead, recordView } from "#core/audit/record-action.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { listPatientsRoute } from "./admin.routes.ts";

/** The admin area's Patients tab (decision D15). */
export function mountPatientList(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listPatientsRoute, async (c) => {
    const { db, now } = c.var.ctx;
    const filters = c.req.valid("query");
    const { rows, next } = await listPatients(db, { ...filters, today: toLabTime(now).day });
    if (filters.familyOf !== undefined) await recordView(c.var.ctx, { patientId: filters.familyOf });
    await recordBulkRead(c.var.ctx, "patients", rows.length);
    const patients = rows.map(({ createdAt, ...patient }) => ({ ...patient, createdAt: createdAt.toISOString() }));
    return c.json(patients, 200, createPaginationHeaders(c.req.url, next));
  });
}
