import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { authorize } from "#core/access/authorize.ts";
import { recordView } from "#core/audit/record-action.server.ts";
import { erasePatient } from "#core/erasure/erase-patient.server.ts";
import { exportPatient } from "#core/erasure/export-patient.server.ts";
import { planErasure } from "#core/erasure/plan-erasure.server.ts";
import { planExport } from "#core/erasure/plan-export.server.ts";
import { DomainError } from "#core/errors.ts";
import { parseLoginPhone } from "#core/login/login-phone.ts";
import { findPatientById, listPatientsByPhone } from "#core/patients/queries.server.ts";
import { createZipStream } from "#platform/files/stream-zip.server.ts";
import {
  erasePatientRoute,
  exportPatientRoute,
  findPatientByPhoneRoute,
  getPatientRoute,
  planErasureRoute,
  planExportRoute,
} from "./patients.routes.ts";

const noStore = { "cache-control": "no-store" };

/** A patient is visible to their own phone and to staff; only staff learn that one does not exist (decision D2). */
export function mountPatients(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(findPatientByPhoneRoute, async (c) => {
    const phone = parseLoginPhone(c.req.valid("param").phone) ?? "";
    const { db, actor } = c.var.ctx;
    authorize(actor, "read-patient", phone);
    const [patient] = await listPatientsByPhone(db, phone);
    if (!patient) throw new DomainError("not-found", "patient-unknown");
    await recordView(c.var.ctx, { patientId: patient.id });
    return c.json(patient, 200, noStore);
  });
  api.openapi(getPatientRoute, async (c) => {
    const { db, actor } = c.var.ctx;
    const patient = await findPatientById(db, c.req.valid("param").id);
    authorize(actor, "read-patient", patient?.phone ?? "");
    if (!patient) throw new DomainError("not-found", "patient-unknown");
    await recordView(c.var.ctx, { patientId: patient.id });
    return c.json(patient, 200, noStore);
  });
}

/** Erasure in two steps: staff see the plan, then confirm it by typing the name (decision 019). */
export function mountErasure(api: OpenAPIHono<ApiEnvironment>, { erasureLog, hash }: ApiDeps): void {
  api.openapi(planErasureRoute, async (c) => {
    const { db, now } = c.var.ctx;
    return c.json(await planErasure(db, c.req.valid("param").id, now), 200, noStore);
  });
  api.openapi(erasePatientRoute, async (c) => {
    const patientId = c.req.valid("param").id;
    const done = await erasePatient({ ...c.var.ctx, erasureLog, hash }, { patientId, ...c.req.valid("json") });
    return c.json(done, 200, noStore);
  });
}

/** Staff see first what the export contains. The audit entry is written before the first byte is sent. */
export function mountExport(api: OpenAPIHono<ApiEnvironment>, { files, log }: ApiDeps): void {
  api.openapi(planExportRoute, async (c) => {
    return c.json(await planExport(c.var.ctx.db, c.req.valid("param").id), 200, noStore);
  });
  api.openapi(exportPatientRoute, async (c) => {
    const patientId = c.req.valid("param").id;
    const { requestId } = c.env;
    const logFailure = (err: unknown) => log.error({ err, requestId, patientId }, "export failed");
    const archive = await exportPatient({ ...c.var.ctx, files }, { patientId, onUnreadable: logFailure });
    return new Response(await createZipStream(archive, logFailure), {
      headers: {
        "content-type": "application/zip",
        "content-disposition": `attachment; filename="patient-${patientId}.zip"`,
        ...noStore,
      },
    });
  });
}
