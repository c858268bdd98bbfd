import { and, eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import { messages } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { onReportFilesOrphaned, onReportReleased } from "#jobs/event-handlers.ts";
import { createTestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, releaseConfirmations } from "#test/builders.ts";
import { createOutboxDriver, createTestMessaging } from "#test/messaging.ts";
import { buildPdf } from "#test/pdf-fixture.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

let booking: { id: number; code: string };
let hours = 0;
beforeEach(async () => {
  const wish = buildBooking({ booking: { bookingTime: slotTimes[hours++ % slotTimes.length] ?? "07:00 AM" } });
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish));
  booking = body.booking;
});

/** Sends a file as staff do, unless `headers` say otherwise. */
async function upload(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = admin) {
  const answer = await app.request(`/api/bookings/${booking.id}/report`, {
    method: "PUT",
    headers: { "content-type": "application/pdf", "x-file-name": "Harpreet%20Kaur.pdf", ...headers },
    body: bytes,
  });
  return { status: answer.status, body: await answer.json() };
}

function download(headers: Record<string, string> = admin, path = `/api/bookings/${booking.id}/report`) {
  return app.request(path, { headers });
}

async function callAction(action: "release" | "withdraw", reportId: number) {
  const body = { reportId, ...(action === "release" && releaseConfirmations) };
  return app.call("POST", `/api/bookings/${booking.id}/report/${action}`, body, admin);
}

async function list(headers: Record<string, string> = admin) {
  return app.call("GET", `/api/bookings/${booking.id}/reports`, undefined, headers);
}

async function readAuditLog(): Promise<string[]> {
  const { body } = await app.call("GET", `/api/bookings/${booking.id}/audit-log`, undefined, admin);
  return body.map(({ actor, action }: { actor: string; action: string }) => `${actor}: ${action}`);
}

async function queued(name: string): Promise<unknown[]> {
  const { rows } = await app.db.execute(sql`select data from pgboss.job where name = ${name} order by created_on`);
  return rows.map(({ data }) => data);
}

const listMessages = (reportId: number) => onReportReleased(app.jobDeps(), { reportId });
const clear = (fileKeys: string[]) => onReportFilesOrphaned(app.jobDeps(), { fileKeys });

/** Returns the messages about its reports. */
function readMessages(bookingId: number) {
  const isOfReport = and(eq(messages.bookingId, bookingId), ne(messages.kind, "booking-confirmed"));
  return app.db.select().from(messages).where(isOfReport);
}

test("downloads a report byte for byte, under a name without the patient's", async () => {
  const pdf = buildPdf({ mark: "byte for byte", size: 300_000 });
  const attached = await upload(pdf);
  expect(attached).toMatchObject({
    status: 200,
    body: { sizeBytes: pdf.length, fileName: "Harpreet Kaur.pdf", uploadedBy: "admin owner", releasedAt: null },
  });
  const answer = await download();
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-length": String(pdf.length),
    "content-disposition": `attachment; filename="nabz-report-${booking.code}.pdf"`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
});

test("opens in the browser for roles that may release it, and downloads for others", async () => {
  const { body } = await upload(buildPdf());
  expect(body.pageCount).toBe(1);
  const open = async (headers: Record<string, string>, query = "?inBrowser=true") =>
    (await download(headers, `/api/bookings/${booking.id}/reports/${body.id}${query}`)).headers;
  const shown = Object.fromEntries(await open(admin));
  expect(shown).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="nabz-report-${booking.code}.pdf"`,
    "content-security-policy": "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "private, no-store",
  });
  const saved = expect.stringMatching(/^attachment;/);
  const disposition = "content-disposition";
  expect((await open(admin, "")).get(disposition)).toEqual(saved);
  const technician = await app.staffCookie("technician");
  expect((await open(technician)).get(disposition)).toEqual(saved);
  await callAction("release", body.id);
  const patient = toCookieHeader(
    await app.call("POST", "/api/patient/session", { phone: buildBooking().patient.phone }),
  );
  expect((await open(patient)).get(disposition)).toEqual(saved);
  expect((await list(patient)).body[0]).not.toHaveProperty("pageCount");
  expect(await readAuditLog()).toContain("admin owner: report-opened");
});

test("accepts a report of ten megabytes and rejects one byte more", async () => {
  const limit = 10 * 1024 * 1024;
  expect((await upload(buildPdf({ size: limit }))).status).toBe(200);
  const tooLarge = await upload(buildPdf({ size: limit + 1 }));
  expect([tooLarge.status, tooLarge.body.detail]).toEqual([413, expect.stringContaining("10 MB")]);
});

test("rejects a body without a length as soon as it is too long", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const answer = await app.request(`/api/bookings/${booking.id}/report`, {
    method: "PUT",
    headers: admin,
    body: endless,
    duplex: "half",
  } as RequestInit);
  expect(answer.status).toBe(413);
  expect(sent).toBeLessThan(14);
});

test.each([
  ["a renamed program", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(4000)]), "not a PDF"],
  ["a web page", Buffer.from("<html>%PDF-1.4 %%EOF</html>"), "not a PDF"],
  ["an empty file", Buffer.alloc(0), "empty"],
  ["a truncated PDF", buildPdf({ size: 9000 }).subarray(0, 6000), "not whole"],
  ["a PDF with a script", buildPdf({ mark: "/JavaScript" }), "program"],
])("rejects %s and stores nothing", async (_what, bytes, words) => {
  const rejected = await upload(bytes);
  expect([rejected.status, rejected.body.detail]).toEqual([422, expect.stringContaining(words)]);
  expect((await list()).body).toEqual([]);
  expect((await download()).status).toBe(404);
});

test("removes folders and unprintable characters from a file name, and rejects a broken one", async () => {
  const { body } = await upload(buildPdf(), { ...admin, "x-file-name": "C%3A%5Cscans%5C..%2Fcbc%0D%0A%E2%80%AE.pdf" });
  expect(body.fileName).toBe("cbc.pdf");
  expect((await upload(buildPdf({ mark: "2" }), { ...admin, "x-file-name": "%E0%A4%A" })).status).toBe(422);
  expect((await upload(buildPdf({ mark: "3" }), { ...admin, "x-file-name": "" })).body.fileName).toBe("report.pdf");
});

test("the same file sent twice is one report, and another one replaces it", async () => {
  const first = await upload(buildPdf({ mark: "first" }));
  expect((await upload(buildPdf({ mark: "first" }))).body.id).toBe(first.body.id);
  await callAction("release", first.body.id);
  const second = await upload(buildPdf({ mark: "second" }));
  expect((await list()).body).toMatchObject([
    { id: second.body.id, releasedAt: null, replacedAt: null },
    { id: first.body.id, releasedAt: expect.any(String), replacedAt: expect.any(String) },
  ]);
  const earlier = await download(admin, `/api/bookings/${booking.id}/reports/${first.body.id}`);
  expect(Buffer.from(await earlier.arrayBuffer()).equals(buildPdf({ mark: "first" }))).toBe(true);
  expect((await callAction("release", first.body.id)).body).toMatchObject({ status: 409, code: "changed-meanwhile" });
});

test("two simultaneous uploads leave one current report", async () => {
  await Promise.all(["a", "b", "c", "d"].map((mark) => upload(buildPdf({ mark }))));
  const { body } = await list();
  expect(body.filter((report: { replacedAt: string | null }) => report.replacedAt === null)).toHaveLength(1);
  expect(body).toHaveLength(4);
});

test("a release completes the booking and notifies the patient once, without health details", async () => {
  const { body } = await upload(buildPdf());
  expect((await callAction("release", body.id)).body.releasedAt).toEqual(expect.any(String));
  await callAction("release", body.id);
  const { body: after } = await app.call("GET", `/api/bookings/${booking.id}`, undefined, admin);
  expect(after.status).toBe("completed");
  expect(await readAuditLog()).toEqual([
    "visitor: placed",
    "admin owner: report-attached",
    "admin owner: report-released",
    "admin owner: status",
  ]);
  await listMessages(body.id);
  await listMessages(body.id);
  const written = await readMessages(booking.id);
  expect(written).toMatchObject([{ kind: "report-ready", channel: "whatsapp", recipient: "+919876543001" }]);
  expect(written[0]?.body).toContain("https://nabz.example/login");
});

test("does not notify about a withdrawn report", async () => {
  const { body } = await upload(buildPdf());
  await callAction("release", body.id);
  expect((await callAction("withdraw", body.id)).body.releasedAt).toBeNull();
  await listMessages(body.id);
  const [written, ...more] = await readMessages(booking.id);
  expect(more).toEqual([]);
  expect(await createOutboxDriver(app, createTestMessaging()).deliver(written?.id ?? 0)).toMatchObject({
    state: "failed",
  });
  expect((await readAuditLog()).at(-1)).toBe("admin owner: report-withdrawn");
});

test("a report of a declined booking is not released along with its upload", async () => {
  const { body } = await upload(buildPdf());
  await app.call("PATCH", `/api/bookings/${booking.id}/status`, { status: "declined" }, admin);
  expect((await callAction("release", body.id)).body).toMatchObject({
    status: 422,
    detail: expect.stringContaining("declined"),
  });
});

test("records each opening with person and time, and no rejected one", async () => {
  const { body } = await upload(buildPdf());
  await download();
  await download({});
  const { body: entries } = await app.call("GET", `/api/bookings/${booking.id}/audit-log`, undefined, admin);
  expect(entries.slice(2)).toEqual([
    { at: expect.any(String), actor: "admin owner", action: "report-opened", change: { reportId: body.id } },
  ]);
});

test("does not serve a file that differs from the upload", async () => {
  const { body } = await upload(buildPdf({ mark: "sound" }));
  const [row] = await app.db.select().from(reports).where(eq(reports.id, body.id));
  await app.files.write(row?.fileKey ?? "", buildPdf({ mark: "another's" }));
  expect((await download()).status).toBe(500);
  expect(await readAuditLog()).not.toContain("admin owner: report-opened");
});

test("a missing file gives a sentence, or a page to a followed link, and no audit entry", async () => {
  const { body } = await upload(buildPdf({ mark: "lost" }));
  const [row] = await app.db.select().from(reports).where(eq(reports.id, body.id));
  await app.files.remove(row?.fileKey ?? "");
  const answer = await download();
  expect([answer.status, (await answer.json()).detail]).toEqual([503, expect.stringContaining("Please call us")]);
  const page = await download({ ...admin, "sec-fetch-mode": "navigate" });
  expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await page.text()).toMatch(/<p>This report&#39;s file cannot be found/);
  expect(await readAuditLog()).not.toContain("admin owner: report-opened");
});

test("a visitor can neither read nor change anything, nor learn whether there is a report", async () => {
  const { body } = await upload(buildPdf());
  await callAction("release", body.id);
  const one = `/api/bookings/${booking.id}`;
  for (const path of [`${one}/report`, `${one}/reports`, `${one}/reports/${body.id}`, "/api/bookings/999999/report"]) {
    expect([path, (await download({}, path)).status]).toEqual([path, 401]);
  }
  expect((await upload(buildPdf({ mark: "forged" }), {})).status).toBe(401);
  for (const action of ["release", "withdraw"]) {
    expect((await app.call("POST", `${one}/report/${action}`, { reportId: body.id })).status).toBe(401);
  }
});

test("rejects a visitor's upload before reading it", async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  const init = { method: "PUT", body, duplex: "half" } as RequestInit;
  expect((await app.request(`/api/bookings/${booking.id}/report`, init)).status).toBe(401);
  expect(sent).toBeLessThan(3);
});

test("rejects an upload from another site's page with a staff cookie", async () => {
  expect((await upload(buildPdf(), { ...admin, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await upload(buildPdf(), { ...admin, origin: "https://evil.example" })).status).toBe(403);
  expect((await list()).body).toEqual([]);
});

test("deleting a booking removes its files, and a report is not reached through another booking", async () => {
  const { body: first } = await upload(buildPdf({ mark: "1" }));
  await upload(buildPdf({ mark: "2" }));
  const rows = await app.db.select().from(reports).where(eq(reports.bookingId, booking.id));
  const fileKeys = rows.map(({ fileKey }) => fileKey);
  await app.call("DELETE", `/api/bookings/${booking.id}`, undefined, admin);
  expect((await download()).status).toBe(404);
  expect((await download(admin, `/api/bookings/1/reports/${first.id}`)).status).toBe(404);
  const left = (await queued("report-files.orphaned")) as { fileKeys: string[] }[];
  expect(left.some((job) => fileKeys.every((key) => job.fileKeys.includes(key)))).toBe(true);
  await clear(fileKeys);
  for (const key of fileKeys) await expect(app.files.read(key)).rejects.toThrow();
});

test("the job for orphaned files keeps those that a report refers to", async () => {
  await upload(buildPdf());
  const left = (await queued("report-files.orphaned")) as { fileKeys: string[] }[];
  await clear(left.at(-1)?.fileKeys ?? []);
  expect((await download()).status).toBe(200);
});
