import { and, eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import { messages } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { onReportFilesLeft, onReportReleased } from "#jobs/listeners.ts";
import { cookieOf, createTestApp } from "#test/app.ts";
import { aBooking, releaseAnswers } from "#test/builders.ts";
import { messagingBy, outboxOf } from "#test/messaging.ts";
import { aPdf } from "#test/pdf.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

let booking: { id: number; code: string };
let hours = 0;
beforeEach(async () => {
  const wish = aBooking({ booking: { bookingTime: slotTimes[hours++ % slotTimes.length] ?? "07:00 AM" } });
  const { body } = await app.call("POST", "/api/bookings", await app.priced(wish));
  booking = body.booking;
});

/** Sends a file as the desk does, unless `headers` say otherwise. */
async function upload(bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = desk) {
  const answer = await app.request(`/api/bookings/${booking.id}/report`, {
    method: "PUT",
    headers: { "content-type": "application/pdf", "x-file-name": "Harpreet%20Kaur.pdf", ...headers },
    body: bytes,
  });
  return { status: answer.status, body: await answer.json() };
}

function download(headers: Record<string, string> = desk, path = `/api/bookings/${booking.id}/report`) {
  return app.request(path, { headers });
}

async function act(action: "release" | "withdraw", reportId: number) {
  const body = { reportId, ...(action === "release" && releaseAnswers) };
  return app.call("POST", `/api/bookings/${booking.id}/report/${action}`, body, desk);
}

async function list(headers: Record<string, string> = desk) {
  return app.call("GET", `/api/bookings/${booking.id}/reports`, undefined, headers);
}

async function trail(): Promise<string[]> {
  const { body } = await app.call("GET", `/api/bookings/${booking.id}/trail`, undefined, desk);
  return body.map(({ actor, action }: { actor: string; action: string }) => `${actor}: ${action}`);
}

async function queued(name: string): Promise<unknown[]> {
  const { rows } = await app.db.execute(sql`select data from pgboss.job where name = ${name} order by created_on`);
  return rows.map(({ data }) => data);
}

const told = (reportId: number) => onReportReleased(app.jobs(), { reportId });
const clear = (fileKeys: string[]) => onReportFilesLeft(app.jobs(), { fileKeys });

/** What was written of its reports. */
function messagesOf(bookingId: number) {
  const isOfReport = and(eq(messages.bookingId, bookingId), ne(messages.kind, "booking-confirmed"));
  return app.db.select().from(messages).where(isOfReport);
}

test("a report is downloaded byte for byte, to be saved under a name that tells nobody's", async () => {
  const pdf = aPdf({ mark: "byte for byte", size: 300_000 });
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

test("opens in the browser for who may release it, and is saved as a file for everybody else", async () => {
  const { body } = await upload(aPdf());
  expect(body.pageCount).toBe(1);
  const open = async (headers: Record<string, string>, query = "?inBrowser=true") =>
    (await download(headers, `/api/bookings/${booking.id}/reports/${body.id}${query}`)).headers;
  const shown = Object.fromEntries(await open(desk));
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
  expect((await open(desk, "")).get(disposition)).toEqual(saved);
  const technician = await app.staffCookie("lab");
  expect((await open(technician)).get(disposition)).toEqual(saved);
  await act("release", body.id);
  const patient = cookieOf(await app.call("POST", "/api/patient/session", { phone: aBooking().patient.phone }));
  expect((await open(patient)).get(disposition)).toEqual(saved);
  expect((await list(patient)).body[0]).not.toHaveProperty("pageCount");
  expect(await trail()).toContain("admin owner: report-opened");
});

test("a report of ten megabytes is taken, and one byte more is refused", async () => {
  const limit = 10 * 1024 * 1024;
  expect((await upload(aPdf({ size: limit }))).status).toBe(200);
  const tooLarge = await upload(aPdf({ size: limit + 1 }));
  expect([tooLarge.status, tooLarge.body.detail]).toEqual([413, expect.stringContaining("10 MB")]);
});

test("a body that hides its length is refused as soon as it is too long", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const answer = await app.request(`/api/bookings/${booking.id}/report`, {
    method: "PUT",
    headers: desk,
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
  ["a truncated PDF", aPdf({ size: 9000 }).subarray(0, 6000), "not whole"],
  ["a PDF with a script", aPdf({ mark: "/JavaScript" }), "program"],
])("%s is refused and nothing is kept of it", async (_what, bytes, words) => {
  const refused = await upload(bytes);
  expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining(words)]);
  expect((await list()).body).toEqual([]);
  expect((await download()).status).toBe(404);
});

test("a file name keeps neither folders nor what cannot be shown, and a broken one is refused", async () => {
  const { body } = await upload(aPdf(), { ...desk, "x-file-name": "C%3A%5Cscans%5C..%2Fcbc%0D%0A%E2%80%AE.pdf" });
  expect(body.fileName).toBe("cbc.pdf");
  expect((await upload(aPdf({ mark: "2" }), { ...desk, "x-file-name": "%E0%A4%A" })).status).toBe(422);
  expect((await upload(aPdf({ mark: "3" }), { ...desk, "x-file-name": "" })).body.fileName).toBe("report.pdf");
});

test("the same file sent twice is one report, and another one replaces it for good", async () => {
  const first = await upload(aPdf({ mark: "first" }));
  expect((await upload(aPdf({ mark: "first" }))).body.id).toBe(first.body.id);
  await act("release", first.body.id);
  const second = await upload(aPdf({ mark: "second" }));
  expect((await list()).body).toMatchObject([
    { id: second.body.id, releasedAt: null, replacedAt: null },
    { id: first.body.id, releasedAt: expect.any(String), replacedAt: expect.any(String) },
  ]);
  const earlier = await download(desk, `/api/bookings/${booking.id}/reports/${first.body.id}`);
  expect(Buffer.from(await earlier.arrayBuffer()).equals(aPdf({ mark: "first" }))).toBe(true);
  expect((await act("release", first.body.id)).body).toMatchObject({ status: 409, code: "changed-meanwhile" });
});

test("two files sent at the same moment leave one report that counts", async () => {
  await Promise.all(["a", "b", "c", "d"].map((mark) => upload(aPdf({ mark }))));
  const { body } = await list();
  expect(body.filter((report: { replacedAt: string | null }) => report.replacedAt === null)).toHaveLength(1);
  expect(body).toHaveLength(4);
});

test("a release completes the booking and tells the patient once, without a word about health", async () => {
  const { body } = await upload(aPdf());
  expect((await act("release", body.id)).body.releasedAt).toEqual(expect.any(String));
  await act("release", body.id);
  const { body: after } = await app.call("GET", `/api/bookings/${booking.id}`, undefined, desk);
  expect(after.status).toBe("completed");
  expect(await trail()).toEqual([
    "visitor: placed",
    "admin owner: report-attached",
    "admin owner: report-released",
    "admin owner: status",
  ]);
  await told(body.id);
  await told(body.id);
  const written = await messagesOf(booking.id);
  expect(written).toMatchObject([{ kind: "report-ready", channel: "whatsapp", recipient: "+919876543001" }]);
  expect(written[0]?.body).toContain("https://nabz.example/login");
});

test("a withdrawn report is told to nobody", async () => {
  const { body } = await upload(aPdf());
  await act("release", body.id);
  expect((await act("withdraw", body.id)).body.releasedAt).toBeNull();
  await told(body.id);
  const [written, ...more] = await messagesOf(booking.id);
  expect(more).toEqual([]);
  expect(await outboxOf(app, messagingBy()).deliver(written?.id ?? 0)).toMatchObject({ state: "failed" });
  expect((await trail()).at(-1)).toBe("admin owner: report-withdrawn");
});

test("a report of a declined booking is not released by the way", async () => {
  const { body } = await upload(aPdf());
  await app.call("PATCH", `/api/bookings/${booking.id}/status`, { status: "declined" }, desk);
  expect((await act("release", body.id)).body).toMatchObject({
    status: 422,
    detail: expect.stringContaining("declined"),
  });
});

test("each opening is recorded with who and when, and a refused one is not", async () => {
  const { body } = await upload(aPdf());
  await download();
  await download({});
  const { body: entries } = await app.call("GET", `/api/bookings/${booking.id}/trail`, undefined, desk);
  expect(entries.slice(2)).toEqual([
    { at: expect.any(String), actor: "admin owner", action: "report-opened", change: { reportId: body.id } },
  ]);
});

test("a file that is not what was uploaded is not given out", async () => {
  const { body } = await upload(aPdf({ mark: "sound" }));
  const [row] = await app.db.select().from(reports).where(eq(reports.id, body.id));
  await app.files.keep(row?.fileKey ?? "", aPdf({ mark: "another's" }));
  expect((await download()).status).toBe(500);
  expect(await trail()).not.toContain("admin owner: report-opened");
});

test("a report whose file is missing is told in a sentence, in a page of words to who follows a link, and recorded by nobody", async () => {
  const { body } = await upload(aPdf({ mark: "lost" }));
  const [row] = await app.db.select().from(reports).where(eq(reports.id, body.id));
  await app.files.remove(row?.fileKey ?? "");
  const answer = await download();
  expect([answer.status, (await answer.json()).detail]).toEqual([503, expect.stringContaining("Please call us")]);
  const page = await download({ ...desk, "sec-fetch-mode": "navigate" });
  expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
  expect(await page.text()).toMatch(/<p>This report&#39;s file cannot be found/);
  expect(await trail()).not.toContain("admin owner: report-opened");
});

test("a visitor learns nothing, reads nothing and changes nothing, whether there is a report or not", async () => {
  const { body } = await upload(aPdf());
  await act("release", body.id);
  const one = `/api/bookings/${booking.id}`;
  for (const path of [`${one}/report`, `${one}/reports`, `${one}/reports/${body.id}`, "/api/bookings/999999/report"]) {
    expect([path, (await download({}, path)).status]).toEqual([path, 401]);
  }
  expect((await upload(aPdf({ mark: "forged" }), {})).status).toBe(401);
  for (const action of ["release", "withdraw"]) {
    expect((await app.call("POST", `${one}/report/${action}`, { reportId: body.id })).status).toBe(401);
  }
});

test("a visitor's upload is refused before it is read", async () => {
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

test("an upload that another site's page sends with the desk's cookie is refused", async () => {
  expect((await upload(aPdf(), { ...desk, "sec-fetch-site": "cross-site" })).status).toBe(403);
  expect((await upload(aPdf(), { ...desk, origin: "https://evil.example" })).status).toBe(403);
  expect((await list()).body).toEqual([]);
});

test("a deleted booking takes its files with it, and a report of another booking is not reached through it", async () => {
  const { body: first } = await upload(aPdf({ mark: "1" }));
  await upload(aPdf({ mark: "2" }));
  const rows = await app.db.select().from(reports).where(eq(reports.bookingId, booking.id));
  const fileKeys = rows.map(({ fileKey }) => fileKey);
  await app.call("DELETE", `/api/bookings/${booking.id}`, undefined, desk);
  expect((await download()).status).toBe(404);
  expect((await download(desk, `/api/bookings/1/reports/${first.id}`)).status).toBe(404);
  const left = (await queued("report-files.left")) as { fileKeys: string[] }[];
  expect(left.some((job) => fileKeys.every((key) => job.fileKeys.includes(key)))).toBe(true);
  await clear(fileKeys);
  for (const key of fileKeys) await expect(app.files.read(key)).rejects.toThrow();
});

test("the job that looks for left files spares those that a report refers to", async () => {
  await upload(aPdf());
  const left = (await queued("report-files.left")) as { fileKeys: string[] }[];
  await clear(left.at(-1)?.fileKeys ?? []);
  expect((await download()).status).toBe(200);
});
