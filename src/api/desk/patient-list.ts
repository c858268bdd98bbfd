import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { idInAddress, json, refusals } from "#api/wire/openapi.ts";
import { pageHeaders, pageQuery, searchQuery } from "#api/wire/page-of-list.ts";
import { route } from "#api/wire/route.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { patientsWanted } from "#core/desk/patients/queries.server.ts";
import { ListedPatient } from "#core/desk/patients/schema.ts";

const PatientsQuery = z.object({
  search: searchQuery,
  familyOf: idInAddress("The patient's number is not valid.")
    .optional()
    .openapi({ description: "This patient and all who share the phone" }),
  ...pageQuery,
});

const listRoute = route("list-patients", {
  method: "get",
  path: "/patients",
  tags: ["desk"],
  summary: "Patients, newest first",
  request: { query: PatientsQuery },
  responses: {
    200: json(z.array(ListedPatient), "One page; `Link: rel=next` leads on"),
    ...refusals(400, 401, 403, 422),
  },
});

/** The desk's Patients tab (decisions, contradiction 8). */
export function mountPatientList(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listRoute, async (c) => {
    const { db, now } = c.var.ctx;
    const { rows, next } = await patientsWanted(db, { ...c.req.valid("query"), today: labMoment(now).day });
    const told = rows.map(({ createdAt, ...patient }) => ({ ...patient, createdAt: createdAt.toISOString() }));
    return c.json(told, 200, pageHeaders(c.req.url, next));
  });
}
