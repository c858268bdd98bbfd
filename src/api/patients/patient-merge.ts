import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { mergePatients } from "#core/admin/patients/merge-patients.server.ts";
import { planMerge } from "#core/admin/patients/plan-merge.server.ts";
import { splitPatient } from "#core/admin/patients/split-patient.server.ts";
import { getPatientNote, type NoteRow } from "#core/patients/note-queries.server.ts";
import type { PatientNote } from "#core/patients/note-schema.ts";
import { writeNote } from "#core/patients/write-note.server.ts";
import {
  getPatientNoteRoute,
  mergePatientsRoute,
  planMergeRoute,
  splitPatientRoute,
  updatePatientNoteRoute,
} from "./patients.routes.ts";

const noStore = { "cache-control": "no-store" };

/** Merges and splits patients, and reads and writes the staff's note on a patient. */
export function mountPatientMerge(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(planMergeRoute, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(await planMerge(c.var.ctx.db, id, c.req.valid("query").otherId), 200, noStore);
  });
  api.openapi(mergePatientsRoute, async (c) => {
    const keptId = c.req.valid("param").id;
    return c.json({ patientId: await mergePatients(c.var.ctx, { keptId, ...c.req.valid("json") }) }, 200, noStore);
  });
  api.openapi(splitPatientRoute, async (c) => {
    const patientId = c.req.valid("param").id;
    return c.json({ patientId: await splitPatient(c.var.ctx, { patientId, ...c.req.valid("json") }) }, 200, noStore);
  });
  api.openapi(getPatientNoteRoute, async (c) => {
    return c.json(presentNote(await getPatientNote(c.var.ctx, c.req.valid("param").id)), 200, noStore);
  });
  api.openapi(updatePatientNoteRoute, async (c) => {
    const patientId = c.req.valid("param").id;
    return c.json(presentNote(await writeNote(c.var.ctx, { patientId, ...c.req.valid("json") })), 200, noStore);
  });
}

function presentNote(note: NoteRow | undefined): PatientNote {
  if (!note) return { text: "", version: 0, writtenBy: null, writtenAt: null };
  const { text, version, writtenBy, writtenAt } = note;
  return { text, version, writtenBy, writtenAt: writtenAt.toISOString() };
}
