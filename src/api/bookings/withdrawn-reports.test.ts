// Rows 10.18, 10.19
import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { deliverMessage } from "#core/messages/delivery/deliver-message.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { messages } from "#db/schema/messages.ts";
import { onReportReleased, onReportWithdrawn } from "#jobs/event-handlers.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, releaseConfirmations, statusAnswers } from "#test/builders.ts";
import { buildPdf } from "#test/pdf-fixture.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

let booking: { id: number; code: string; patientName: string };
let hours = 0;
beforeEach(async () => {
  const wish = buildBooking({
    patient: { age: 44, gender: "female" },
    booking: { bookingTime: slotTimes[hours++ % slotTimes.length] ?? "07:00 AM" },
  });
  const { body } = await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish));
  booking = body.booking;
});

async function upload(bytes: Uint8Array<ArrayBuffer>, query = "") {
  const path = `/api/bookings/${booking.id}/report${query}`;
  const answer = await app.request(path, { method: "PUT", headers: admin, body: bytes });
  return { status: answer.status, body: await answer.json() };
}

/** Releases with all confirmations, unless others are given. */
async function callAction(action: "release" | "withdraw", reportId: number, answers: object = releaseConfirmations) {
  const body = action === "release" ? { reportId, ...answers } : { reportId };
  return app.call("POST", `/api/bookings/${booking.id}/report/${action}`, body, admin);
}

const list = async () => app.call("GET", `/api/bookings/${booking.id}/reports`, undefined, admin);

const listMessages = (reportId: number) => onReportReleased(app.jobDeps(), { reportId });
const withdrawalMessages = (reportId: number) => onReportWithdrawn(app.jobDeps(), { reportId });

/** Returns the messages about its reports. */
function readMessages(bookingId: number) {
  const isOfReport = and(eq(messages.bookingId, bookingId), ne(messages.kind, "booking-confirmed"));
  return app.db.select().from(messages).where(isOfReport);
}

/** Sends the booking's waiting messages and returns all of them: kind, state, failure. */
async function delivered() {
  for (const message of await readMessages(booking.id))
    await deliverMessage({ ...app.ctx(), channels: {}, limits: app.limits }, message);
  const written = (await readMessages(booking.id)).sort((a, b) => a.id - b.id);
  return written.map(({ kind, state, failure }) => [kind, state, failure]);
}

test("skips the notification of a report withdrawn before it went out, and the next report counts as the first", async () => {
  const { body: wrong } = await upload(buildPdf());
  await callAction("release", wrong.id);
  await listMessages(wrong.id);
  await callAction("withdraw", wrong.id);
  await withdrawalMessages(wrong.id);
  await delivered();
  const { body: right } = await upload(buildPdf());
  await callAction("release", right.id);
  await listMessages(right.id);
  await listMessages(right.id);
  expect(await delivered()).toEqual([
    ["report-ready", "failed", "The report had been withdrawn or replaced."],
    ["report-ready", "kept", null],
  ]);
});

test("notifies a patient who got a wrong report once, in plain words, and announces the right one as corrected", async () => {
  const { body: wrong } = await upload(buildPdf());
  await callAction("release", wrong.id);
  await listMessages(wrong.id);
  await delivered();
  await callAction("withdraw", wrong.id);
  await withdrawalMessages(wrong.id);
  await withdrawalMessages(wrong.id);
  const { body: right } = await upload(buildPdf());
  await callAction("release", right.id);
  await listMessages(right.id);
  expect(await delivered()).toEqual([
    ["report-ready", "kept", null],
    ["report-withdrawn", "kept", null],
    ["report-corrected", "kept", null],
  ]);
  const [, mistake, corrected] = (await readMessages(booking.id)).sort((a, b) => a.id - b.id);
  expect(mistake?.body).toContain("was sent to you by mistake. Please do not use it");
  expect(corrected?.body).toContain("your corrected report");
});

test("still sends the notification of a mistake if the booking is deleted first", async () => {
  const { body: wrong } = await upload(buildPdf());
  await callAction("release", wrong.id);
  await listMessages(wrong.id);
  await delivered();
  await callAction("withdraw", wrong.id);
  await withdrawalMessages(wrong.id);
  await app.call("DELETE", `/api/bookings/${booking.id}`, undefined, admin);
  expect(await delivered()).toEqual([
    ["report-ready", "kept", null],
    ["report-withdrawn", "kept", null],
  ]);
});

test("also notifies when another report replaces a released one", async () => {
  const { body: wrong } = await upload(buildPdf());
  await callAction("release", wrong.id);
  await listMessages(wrong.id);
  await delivered();
  await upload(buildPdf());
  await withdrawalMessages(wrong.id);
  expect((await delivered()).map(([kind]) => kind)).toEqual(["report-ready", "report-withdrawn"]);
});

test("a withdrawn file cannot be released again, and attaching it again asks first", async () => {
  const same = buildPdf();
  const { body: wrong } = await upload(same);
  await callAction("release", wrong.id);
  await callAction("withdraw", wrong.id);
  expect((await list()).body).toMatchObject([{ id: wrong.id, releasedAt: null, withdrawnAt: expect.any(String) }]);
  expect((await callAction("withdraw", wrong.id)).status).toBe(200);
  expect((await callAction("release", wrong.id)).body).toMatchObject({
    status: 422,
    detail: "This report was withdrawn and is void. Please upload the right one.",
  });
  expect((await upload(same)).body).toMatchObject({
    status: 409,
    code: "ask-first",
    questions: [
      { field: "withdrawnBefore", sentence: expect.stringContaining("was withdrawn from this patient before") },
    ],
  });
  expect((await list()).body).toHaveLength(1);
  const again = await upload(same, "?withdrawnBefore=true");
  expect([again.status, again.body.id === wrong.id]).toEqual([200, false]);
  expect((await callAction("release", again.body.id)).status).toBe(200);
});

test("a release requires a name check and each open confirmation by its own field", async () => {
  const { body } = await upload(buildPdf());
  const response = await callAction("release", body.id, {});
  expect([response.status, response.body.code]).toEqual([409, "ask-first"]);
  expect(response.body.questions).toEqual([
    {
      field: "nameChecked",
      sentence: `Is this the report of ${booking.patientName}, 44, female (${booking.code}), and of these tests: Complete Blood Count (CBC)?`,
    },
    {
      field: "beforeVisit",
      sentence: expect.stringMatching(/^The visit is on Wednesday, 25 November 2026, .+ has not come/),
    },
    {
      field: "withoutSample",
      sentence: "No sample has been collected: the booking's status is Confirmed. Release a report all the same?",
    },
  ]);
  expect(response.body.detail).toContain(`Is this the report of ${booking.patientName}`);
  const half = await callAction("release", body.id, { nameChecked: true, withoutSample: true });
  expect(half.body.questions.map(({ field }: { field: string }) => field)).toEqual(["beforeVisit"]);
  expect((await list()).body[0].releasedAt).toBeNull();
  expect((await callAction("release", body.id, { ...releaseConfirmations, nameChecked: false })).status).toBe(409);
  expect((await callAction("release", body.id)).status).toBe(200);
  const { body: entries } = await app.call("GET", `/api/bookings/${booking.id}/audit-log`, undefined, admin);
  expect(entries.find(({ action }: { action: string }) => action === "report-released").change).toEqual({
    reportId: body.id,
    beforeVisit: true,
    withoutSample: true,
  });
});

test("requires only the name check once the slot has passed and the sample is collected", async () => {
  const { body } = await upload(buildPdf());
  await app.call(
    "PATCH",
    `/api/bookings/${booking.id}/status`,
    { status: "testing_in_progress", ...statusAnswers },
    admin,
  );
  app.setClock(new Date("2026-11-25T13:00:00Z"));
  const response = await callAction("release", body.id, {});
  app.setClock(mondayMorning);
  expect(response.body.questions.map(({ field }: { field: string }) => field)).toEqual(["nameChecked"]);
});

test("asks about a file that is another patient's current report, and no longer once theirs was replaced", async () => {
  const file = buildPdf();
  const theirs = booking;
  await upload(file);
  booking = (await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()))).body.booking;
  const response = await upload(file);
  expect([response.status, response.body.code]).toEqual([409, "ask-first"]);
  expect(response.body.questions).toEqual([
    { field: "ofAnotherPatient", sentence: expect.stringMatching(/^This very file is already the report of another/) },
  ]);
  expect((await list()).body).toEqual([]);
  expect((await upload(file, "?ofAnotherPatient=true")).status).toBe(200);

  const here = booking;
  for (const one of [theirs, here]) {
    booking = one;
    await upload(buildPdf());
  }
  booking = (await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking()))).body.booking;
  expect((await upload(file)).status).toBe(200);
});

test("a booking whose report was withdrawn is in testing again and on the worklist", async () => {
  const { body: wrong } = await upload(buildPdf());
  await callAction("release", wrong.id);
  const read = async () => (await app.call("GET", `/api/bookings/${booking.id}`, undefined, admin)).body;
  const waiting = async () => {
    const { body } = await app.call("GET", "/api/admin/worklists", undefined, admin);
    return body.toReport.map(({ id }: { id: number }) => id).includes(booking.id);
  };
  expect([(await read()).status, await waiting()]).toEqual(["completed", false]);
  await callAction("withdraw", wrong.id);
  expect([(await read()).status, await waiting()]).toEqual(["testing_in_progress", true]);
  const { body: right } = await upload(buildPdf({ mark: "the right one" }));
  await callAction("release", right.id);
  expect([(await read()).status, await waiting()]).toEqual(["completed", false]);
});
