import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { requireMay } from "#core/access/may.ts";
import { recordLook } from "#core/audit/record-action.server.ts";
import { erasePatient } from "#core/erasure/erase-patient.server.ts";
import { exportPatient } from "#core/erasure/export/export-patient.server.ts";
import { planExport } from "#core/erasure/export/plan-export.server.ts";
import { planErasure } from "#core/erasure/plan-erasure.server.ts";
import { loginPhone } from "#core/login/login-phone.ts";
import { patientById, patientsOfPhone } from "#core/patients/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import { zipOf } from "#platform/files/zip.server.ts";
import { byPhoneRoute, eraseRoute, exportPatientRoute, exportPlanRoute, oneRoute, planRoute } from "./routes.ts";

const noStore = { "cache-control": "no-store" };

/** Row 7.24. A patient is their phone's and the desk's; the desk alone is told that there is none (decision D2). */
export function mountPatients(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(byPhoneRoute, async (c) => {
    const phone = loginPhone(c.req.valid("param").phone) ?? "";
    const { db, actor } = c.var.ctx;
    requireMay(actor, "read-patient", phone);
    const [patient] = await patientsOfPhone(db, phone);
    if (!patient) throw new Refusal("not-found", "patient-unknown");
    await recordLook(c.var.ctx, { patientId: patient.id });
    return c.json(patient, 200, noStore);
  });
  api.openapi(oneRoute, async (c) => {
    const { db, actor } = c.var.ctx;
    const patient = await patientById(db, c.req.valid("param").id);
    requireMay(actor, "read-patient", patient?.phone ?? "");
    if (!patient) throw new Refusal("not-found", "patient-unknown");
    await recordLook(c.var.ctx, { patientId: patient.id });
    return c.json(patient, 200, noStore);
  });
}

/** decision 019: the desk is told first, then it asks for it with the name typed. */
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

/** The desk is told first what is in it; who took it, and when, the trail keeps before the first byte leaves. */
export function mountExport(api: OpenAPIHono<ApiEnvironment>, { files, log }: ApiParts): void {
  api.openapi(exportPlanRoute, async (c) => {
    return c.json(await planExport(c.var.ctx.db, c.req.valid("param").id), 200, noStore);
  });
  api.openapi(exportPatientRoute, async (c) => {
    const patientId = c.req.valid("param").id;
    const { requestId } = c.env;
    const tell = (err: unknown) => log.error({ err, requestId, patientId }, "export failed");
    const held = await exportPatient({ ...c.var.ctx, files }, { patientId, tell });
    return new Response(await zipOf(held, tell), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="patient-${patientId}.zip"`,
        ...noStore,
      },
    });
  });
}
