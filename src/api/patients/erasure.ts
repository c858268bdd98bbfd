import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { body, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { erasePatient } from "#core/erasure/erase-patient.server.ts";
import { planErasure } from "#core/erasure/plan-erasure.server.ts";
import { ErasurePlan, ErasureRequest } from "#core/erasure/schema.ts";

const planRoute = route("erase-patient", {
  method: "get",
  path: "/patients/{id}/erasure",
  tags: ["desk"],
  summary: "What erasing a patient would remove, what the law has kept of them, and until when",
  request: { params: numberedPath },
  responses: { 200: json(ErasurePlan, "The plan; nothing is done yet"), ...refusals(401, 403, 404, 422) },
});

const eraseRoute = route("erase-patient", {
  method: "post",
  path: "/patients/{id}/erasure",
  tags: ["desk"],
  summary: "Erase a patient: what no law has kept goes at once and does not come back",
  request: { params: numberedPath, ...body(ErasureRequest) },
  responses: { 200: json(ErasurePlan, "What went, and what stays"), ...refusals(400, 401, 403, 404, 409, 422) },
});

const noStore = { "cache-control": "no-store" };

/** docs/decisions/019: the desk is told first, then it asks for it with the name typed. */
export function mountErasure(api: OpenAPIHono<ApiEnvironment>, { erased, hash }: ApiParts): void {
  api.openapi(planRoute, async (c) => {
    const { db, now } = c.var.ctx;
    return c.json(await planErasure(db, c.req.valid("param").id, now), 200, noStore);
  });
  api.openapi(eraseRoute, async (c) => {
    const patientId = c.req.valid("param").id;
    const done = await erasePatient({ ...c.var.ctx, erased, hash }, { patientId, ...c.req.valid("json") });
    return c.json(done, 200, noStore);
  });
}
