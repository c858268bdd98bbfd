import type { OpenAPIHono } from "@hono/zod-openapi";
import { mergePlanRoute, mergeRoute, noteRoute, splitRoute, writeNoteRoute } from "#api/patients/routes.ts";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { mergePatients } from "#core/desk/people/merge-patients.server.ts";
import { planMerge } from "#core/desk/people/plan-merge.server.ts";
import { splitPatient } from "#core/desk/people/split-patient.server.ts";
import { type NoteRow, readNote } from "#core/patients/notes/queries.server.ts";
import type { PatientNote } from "#core/patients/notes/schema.ts";
import { writeNote } from "#core/patients/notes/write-note.server.ts";

const noStore = { "cache-control": "no-store" };

/** Two patients who are one, one who is two, and what the staff note of each. */
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
  api.openapi(noteRoute, async (c) => {
    return c.json(presentNote(await readNote(c.var.ctx, c.req.valid("param").id)), 200, noStore);
  });
  api.openapi(writeNoteRoute, async (c) => {
    const patientId = c.req.valid("param").id;
    return c.json(presentNote(await writeNote(c.var.ctx, { patientId, ...c.req.valid("json") })), 200, noStore);
  });
}

function presentNote(note: NoteRow | undefined): PatientNote {
  if (!note) return { text: "", version: 0, writtenBy: null, writtenAt: null };
  const { text, version, writtenBy, writtenAt } = note;
  return { text, version, writtenBy, writtenAt: writtenAt.toISOString() };
}
