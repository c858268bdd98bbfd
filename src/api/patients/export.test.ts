import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataInventory } from "#core/erasure/data-inventory.ts";
import { PatientExport } from "#core/erasure/export-schema.ts";
import { attachReport } from "#core/reports/attach-report.server.ts";
import { auditLog } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reports.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { statusAnswers } from "#test/builders.ts";
import { findColumnsHolding } from "#test/columns-holding.ts";
import {
  anahat,
  bookPerson,
  bookWithReport,
  createFullHistory,
  eraseAsPlanned,
  sendContactMessage,
  sharedPhonePattern,
  zorawar,
  zorawarPattern,
} from "#test/erasure-fixtures.ts";
import { cash, createPaymentFixture, upi } from "#test/payments.ts";
import { buildPdf } from "#test/pdf-fixture.ts";
import { readZipFiles } from "#test/read-zip.ts";

let app: TestApp;
let owner: { cookie: string };
let lived: Awaited<ReturnType<typeof createFullHistory>>;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  lived = await createFullHistory(app, zorawar);
  await app.call("PUT", `/api/patients/${lived.patientId}/note`, { text: "Sekhon of the corner house" }, owner);
});
afterAll(() => app.close());

async function downloadExport(patientId: number) {
  const answer = await app.request(`/api/patients/${patientId}/export`, { method: "POST", headers: owner });
  const files =
    answer.status === 200 ? readZipFiles(Buffer.from(await answer.arrayBuffer())) : new Map<string, Buffer>();
  const json = files.get("patient.json");
  return { answer, files, data: json && PatientExport.parse(JSON.parse(json.toString())) };
}

test("the plan has the counts of the file's contents", async () => {
  const { body: plan } = await app.call("GET", `/api/patients/${lived.patientId}/export`, undefined, owner);
  expect(plan).toMatchObject({
    name: zorawar.name,
    holds: { patient: 1, notes: 1, bookings: 2, reports: 1, signIn: 1 },
  });
  const { answer, files, data } = await downloadExport(lived.patientId);
  expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="patient-${lived.patientId}.zip"`);
  expect([...files.keys()]).toEqual([`reports/nabz-report-${lived.completed.code}.pdf`, "patient.json"]);
  const { reports: _pdfs, ...holds } = plan.holds;
  const counts = Object.entries(data ?? {}).map(([kind, rows]) => [kind, Array.isArray(rows) ? rows.length : rows]);
  expect(Object.fromEntries(counts)).toMatchObject(holds);
});

test("contains the uploaded report byte for byte", async () => {
  const { files } = await downloadExport(lived.patientId);
  const pdf = files.get(`reports/nabz-report-${lived.completed.code}.pdf`);
  expect(pdf?.equals(Buffer.from(buildPdf({ mark: lived.completed.code })))).toBe(true);
});

test("every table with personal data is exported or has a reason why not", async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  expect(Object.keys(dataInventory).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  const { data } = await downloadExport(lived.patientId);
  const everywhere = new RegExp(`${zorawarPattern.source}|${sharedPhonePattern.source}`, "i");
  for (const column of await findColumnsHolding(app.db, everywhere)) {
    const [schema, table = ""] = column.split(".");
    const entry = dataInventory[table as keyof typeof dataInventory];
    expect([schema, table, entry !== undefined]).toEqual(["public", table, true]);
    if (entry.exported === "left-out") expect([table, "why" in entry]).toEqual([table, true]);
    else expect([table, data?.[entry.exported].length ?? 0]).not.toEqual([table, 0]);
  }
});

test("contains no login code and no session", async () => {
  const { files, data } = await downloadExport(lived.patientId);
  const codes = data?.messages.filter(({ kind }) => kind === "login-code") ?? [];
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.every(({ text }) => text === null)).toBe(true);
  const { rows } = await app.db.execute<{ token: string }>(sql`select token from session`);
  for (const { token } of rows) expect(files.get("patient.json")?.includes(token)).toBe(false);
});

test("the audit log records who exported how much, without names", async () => {
  await downloadExport(lived.patientId);
  const entries = await app.db.select().from(auditLog).where(sql`${auditLog.action} = 'patient-exported'`);
  expect(entries.at(-1)).toMatchObject({
    actor: "admin owner",
    patientId: lived.patientId,
    change: { patientId: lived.patientId, bookings: 2, reports: 1, messages: expect.any(Number) },
  });
});

test("contains only one member of a family", async () => {
  const sister = await bookWithReport(app, anahat);
  await sendContactMessage(app, anahat);
  const { files, data } = await downloadExport(sister.patientId);
  expect(files.get("patient.json")?.toString()).not.toMatch(zorawarPattern);
  expect([data?.bookings.length, data?.contactMessages.length, data?.signIn.length]).toEqual([1, 1, 0]);
});

test("has the patient's share of each receipt, and the discounts", async () => {
  const [own, others] = [await bookPerson(app, zorawar), await bookPerson(app, anahat)];
  const fixture = createPaymentFixture(app, owner, owner);
  const legs = [cash("150"), upi("50")];
  const shares = [others, own].map(({ id }) => ({ id, amount: "100" }));
  const { body: receipt } = await fixture.post("/api/receipts", {
    ...{ key: randomUUID(), bookings: shares, legs, utr: "612345670001" },
  });
  await fixture.post(`/api/bookings/${own.id}/discounts`, { amount: "20", reason: "Pensioner" });
  const { data } = await downloadExport(own.patientId);
  expect(data?.receipts).toEqual([
    {
      ...{ number: receipt.number, kind: "taken", bookingCode: own.code, utr: "612345670001", by: "owner" },
      ...{ at: receipt.at, amount: "100.00", tenders: [cash("50.00"), upi("50.00")], reason: null, isCorrected: false },
    },
  ]);
  expect(data?.discounts).toEqual([
    expect.objectContaining({ bookingCode: own.code, amount: "20.00", reason: "Pensioner", withdrawnAt: null }),
  ]);
  const { body: plan } = await app.call("GET", `/api/patients/${own.patientId}/export`, undefined, owner);
  expect(plan.holds).toMatchObject({ receipts: 1, discounts: 1 });
});

test("leaves out an unreleased report, and marks a missing file as missing", async () => {
  const person = { ...zorawar, name: "Jasbir Gill", phone: "98765 11223", email: "" };
  const lost = await bookWithReport(app, person);
  const waits = await bookPerson(app, person);
  const ctx = { ...app.ctx(), files: app.files };
  await attachReport(ctx, { bookingId: waits.id, fileName: "x.pdf", bytes: buildPdf({ mark: "waits" }) });
  const [report] = await app.db.select().from(reports).where(sql`${reports.id} = ${lost.reportId}`);
  await app.files.remove(report?.fileKey ?? "");
  const { files, data } = await downloadExport(lost.patientId);
  expect([...files.keys()]).toEqual(["patient.json"]);
  expect(data?.reports.map(({ file, isMissing }) => [file, isMissing]).toSorted()).toEqual([
    [null, false],
    [null, true],
  ]);
});

test("rejects an erased or missing patient", async () => {
  const { id, patientId } = await bookWithReport(app, {
    ...zorawar,
    name: "Gone Soon",
    phone: "98765 11224",
    email: "",
  });
  await app.call("PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers }, owner);
  await eraseAsPlanned(app, owner, patientId, { name: "Gone Soon" });
  expect([(await downloadExport(patientId)).answer.status, (await downloadExport(999_999)).answer.status]).toEqual([
    409, 404,
  ]);
});
