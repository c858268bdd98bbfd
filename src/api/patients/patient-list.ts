import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import { type ListedPatientRow, listPatients } from "#core/admin/patients/queries.server.ts";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { recordBulkRead, recordView } from "#core/audit/record-action.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { listPatientsRoute } from "./patients.routes.ts";

/** The admin area's Patients tab (decision D15). */
export function mountPatientList(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listPatientsRoute, async (c) => {
    const { db, now } = c.var.ctx;
    const filters = c.req.valid("query");
    const { rows, next } = await listPatients(db, { ...filters, today: toLabTime(now).day });
    if (filters.familyOf !== undefined) await recordView(c.var.ctx, { patientId: filters.familyOf });
    await recordBulkRead(c.var.ctx, "patients", rows.length);
    return c.json(rows.map(presentPatient), 200, createPaginationHeaders(c.req.url, next));
  });
}

/** Returns a patient as staff see them in a list. */
export function presentPatient(row: ListedPatientRow): ListedPatient {
  const { id, name, phone, email, address, age, exactAge, gender, language } = row;
  const { bookings, lastVisit, nextVisit, createdAt } = row;
  const person = { id, name, phone, email, address, age, exactAge, gender, language };
  return { ...person, bookings, lastVisit, nextVisit, createdAt: createdAt.toISOString() };
}
