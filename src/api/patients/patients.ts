import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { requireMay } from "#core/access/may.ts";
import { loginPhone } from "#core/login/login-phone.ts";
import { patientById, patientsOfPhone } from "#core/patients/queries.server.ts";
import { Patient } from "#core/patients/schema.ts";
import { Refusal } from "#core/refusal.ts";

const byPhoneRoute = route("read-patient", {
  method: "get",
  path: "/patients/by-phone/{phone}",
  tags: ["patients"],
  summary: "The patient of a phone's newest booking",
  request: {
    params: z.object({
      phone: z
        .string()
        .max(30)
        .openapi({ param: { in: "path", name: "phone" } }),
    }),
  },
  responses: { 200: json(Patient, "The patient"), ...refusals(401, 403, 404, 422) },
});

const oneRoute = route("read-patient", {
  method: "get",
  path: "/patients/{id}",
  tags: ["patients"],
  summary: "One patient",
  request: { params: numberedPath },
  responses: { 200: json(Patient, "The patient"), ...refusals(401, 403, 404, 422) },
});

const noStore = { "cache-control": "no-store" };
const unknown = "There is no such patient.";

/** Spec §7. A patient is their phone's and the desk's; the desk alone is told that there is none (decisions, "unsafe" 2). */
export function mountPatients(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(byPhoneRoute, async (c) => {
    const phone = loginPhone(c.req.valid("param").phone) ?? "";
    const { db, actor } = c.var.ctx;
    requireMay(actor, "read-patient", phone);
    const [patient] = await patientsOfPhone(db, phone);
    if (!patient) throw new Refusal("not-found", unknown);
    return c.json(patient, 200, noStore);
  });
  api.openapi(oneRoute, async (c) => {
    const { db, actor } = c.var.ctx;
    const patient = await patientById(db, c.req.valid("param").id);
    requireMay(actor, "read-patient", patient?.phone ?? "");
    if (!patient) throw new Refusal("not-found", unknown);
    return c.json(patient, 200, noStore);
  });
}
