import type { OpenAPIHono } from "@hono/zod-openapi";
import { mergePlanRoute, mergeRoute, splitRoute } from "#api/patients/routes.ts";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { mergePatients } from "#core/desk/people/merge-patients.server.ts";
import { planMerge } from "#core/desk/people/plan-merge.server.ts";
import { splitPatient } from "#core/desk/people/split-patient.server.ts";

const noStore = { "cache-control": "no-store" };

/** Two patients who are one, and one who is two. */
export function mountPeople(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(mergePlanRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await planMerge(c.var.ctx.db, id, c.req.valid("query").otherId), 200, noStore);
  });
  api.openapi(mergeRoute, async (c) => {
    const keptId = c.req.valid("param").id;
    return c.json({ patientId: await mergePatients(c.var.ctx, { keptId, ...c.req.valid("json") }) }, 200, noStore);
  });
  api.openapi(splitRoute, async (c) => {
    const patientId = c.req.valid("param").id;
    return c.json({ patientId: await splitPatient(c.var.ctx, { patientId, ...c.req.valid("json") }) }, 200, noStore);
  });
}
