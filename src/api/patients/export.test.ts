import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { heldTables } from "#core/erasure/export/held-tables.ts";
import { PatientExport } from "#core/erasure/export/schema.ts";
import { attachReport } from "#core/reports/attach-report.server.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reports.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { statusAnswers } from "#test/builders.ts";
import {
  anahat,
  book,
  bookAndReport,
  eraseAsPlanned,
  liveFully,
  ofTheirPhone,
  ofZorawar,
  writeToLab,
  zorawar,
} from "#test/erasing.ts";
import { aPdf } from "#test/pdf.ts";
import { columnsHolding } from "#test/traces.ts";
import { filesOfZip } from "#test/zip.ts";

let app: TestApp;
let owner: { cookie: string };
let lived: Awaited<ReturnType<typeof liveFully>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.deskCookie();
  lived = await liveFully(app, zorawar);
  await app.call("PUT", `/api/patients/${lived.patientId}/note`, { text: "Sekhon of the corner house" }, owner);
});
afterAll(() => app.close());

async function take(patientId: number) {
  const answer = await app.request(`/api/patients/${patientId}/export`, { method: "POST", headers: owner });
  const files = answer.status === 200 ? filesOfZip(Buffer.from(await answer.arrayBuffer())) : new Map<string, Buffer>();
  const json = files.get("patient.json");
  return { answer, files, told: json && PatientExport.parse(JSON.parse(json.toString())) };
}

test("the plan tells how many of each kind, and that is what is in the file", async () => {
  const { body: plan } = await app.call("GET", `/api/patients/${lived.patientId}/export`, undefined, owner);
  expect(plan).toMatchObject({
    name: zorawar.name,
    holds: { patient: 1, notes: 1, bookings: 2, reports: 1, signIn: 1 },
  });
  const { answer, files, told } = await take(lived.patientId);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="patient-${lived.patientId}.zip"`);
  expect([...files.keys()]).toEqual([`reports/nabz-report-${lived.completed.code}.pdf`, "patient.json"]);
  const { reports: _pdfs, ...holds } = plan.holds;
  const counts = Object.entries(told ?? {}).map(([kind, rows]) => [kind, Array.isArray(rows) ? rows.length : rows]);
  expect(Object.fromEntries(counts)).toMatchObject(holds);
});

test("the report is the one that was uploaded, byte by byte", async () => {
  const { files } = await take(lived.patientId);
  const pdf = files.get(`reports/nabz-report-${lived.completed.code}.pdf`);
  expect(pdf?.equals(Buffer.from(aPdf({ mark: lived.completed.code })))).toBe(true);
});

test("whatever table holds something of a person is in the file, or it is said why not", async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  expect(Object.keys(heldTables).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  const { told } = await take(lived.patientId);
  const everywhere = new RegExp(`${ofZorawar.source}|${ofTheirPhone.source}`, "i");
  for (const column of await columnsHolding(app.db, everywhere)) {
    const [schema, table = ""] = column.split(".");
    const held = heldTables[table as keyof typeof heldTables];
    expect([schema, table, held !== undefined]).toEqual(["public", table, true]);
    if (held.exported === "left-out") expect([table, "why" in held]).toEqual([table, true]);
    else expect([table, told?.[held.exported].length ?? 0]).not.toEqual([table, 0]);
  }
});

test("nobody gets in by the file: no code and no session is in it", async () => {
  const { files, told } = await take(lived.patientId);
  const codes = told?.messages.filter(({ kind }) => kind === "login-code") ?? [];
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.every(({ text }) => text === null)).toBe(true);
  const { rows } = await app.db.execute<{ token: string }>(sql`select token from session`);
  for (const { token } of rows) expect(files.get("patient.json")?.includes(token)).toBe(false);
});

test("the trail keeps who took it and how much, and names nobody", async () => {
  await take(lived.patientId);
  const kept = await app.db.select().from(auditTrail).where(sql`${auditTrail.action} = 'patient-exported'`);
  expect(kept.at(-1)).toMatchObject({
    actor: "admin owner",
    patientId: lived.patientId,
    change: { patientId: lived.patientId, bookings: 2, reports: 1, messages: expect.any(Number) },
  });
});

test("of a family the file tells one alone", async () => {
  const sister = await bookAndReport(app, anahat);
  await writeToLab(app, anahat);
  const { files, told } = await take(sister.patientId);
  expect(files.get("patient.json")?.toString()).not.toMatch(ofZorawar);
  expect([told?.bookings.length, told?.contactMessages.length, told?.signIn.length]).toEqual([1, 1, 0]);
});

test("a report that waits for its release stays in the house, and one whose file is lost is said to be missing", async () => {
  const person = { ...zorawar, name: "Jasbir Gill", phone: "98765 11223", email: "" };
  const lost = await bookAndReport(app, person);
  const waits = await book(app, person);
  const ctx = { ...app.ctx(), files: app.files };
  await attachReport(ctx, { bookingId: waits.id, fileName: "x.pdf", bytes: aPdf({ mark: "waits" }) });
  const [kept] = await app.db.select().from(reports).where(sql`${reports.id} = ${lost.reportId}`);
  await app.files.remove(kept?.fileKey ?? "");
  const { files, told } = await take(lost.patientId);
  expect([...files.keys()]).toEqual(["patient.json"]);
  expect(told?.reports.map(({ file, isMissing }) => [file, isMissing]).toSorted()).toEqual([
    [null, false],
    [null, true],
  ]);
});

test("who is erased, or nobody, is not exported", async () => {
  const { id, patientId } = await bookAndReport(app, {
    ...zorawar,
    name: "Gone Soon",
    phone: "98765 11224",
    email: "",
  });
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers }, owner);
  await eraseAsPlanned(app, owner, patientId, { name: "Gone Soon" });
  expect([(await take(patientId)).answer.status, (await take(999_999)).answer.status]).toEqual([409, 404]);
});
