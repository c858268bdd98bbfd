// Rows 10.18, 10.19
import { and, eq, ne } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { deliverMessage } from "#core/messages/delivery/deliver-message.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { messages } from "#db/schema/messages.ts";
import { onReportReleased, onReportTakenBack } from "#jobs/listeners.ts";
import { createTestApp } from "#test/app.ts";
import { aBooking, mondayMorning, releaseAnswers, statusAnswers } from "#test/builders.ts";
import { aPdf } from "#test/pdf.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

let booking: { id: number; code: string; patientName: string };
let hours = 0;
beforeEach(async () => {
  const wish = aBooking({
    patient: { age: 44, gender: "female" },
    booking: { bookingTime: slotTimes[hours++ % slotTimes.length] ?? "07:00 AM" },
  });
  const { body } = await app.call("POST", "/api/bookings", await app.priced(wish));
  booking = body.booking;
});

async function upload(bytes: Uint8Array<ArrayBuffer>, query = "") {
  const path = `/api/bookings/${booking.id}/report${query}`;
  const answer = await app.request(path, { method: "PUT", headers: desk, body: bytes });
  return { status: answer.status, body: await answer.json() };
}

/** Releases with an answer to whatever may be asked, unless others are given. */
async function act(action: "release" | "withdraw", reportId: number, answers: object = releaseAnswers) {
  const body = action === "release" ? { reportId, ...answers } : { reportId };
  return app.call("POST", `/api/bookings/${booking.id}/report/${action}`, body, desk);
}

const list = async () => app.call("GET", `/api/bookings/${booking.id}/reports`, undefined, desk);

const told = (reportId: number) => onReportReleased(app.jobs(), { reportId });
const toldBack = (reportId: number) => onReportTakenBack(app.jobs(), { reportId });

/** What was written of its reports. */
function messagesOf(bookingId: number) {
  const isOfReport = and(eq(messages.bookingId, bookingId), ne(messages.kind, "booking-confirmed"));
  return app.db.select().from(messages).where(isOfReport);
}

/** Sends what waits of the booking's messages, and gives all of them: kind, state, failure. */
async function delivered() {
  for (const message of await messagesOf(booking.id))
    await deliverMessage({ ...app.ctx(), channels: {}, limits: app.limits }, message);
  const written = (await messagesOf(booking.id)).sort((one, other) => one.id - other.id);
  return written.map(({ kind, state, failure }) => [kind, state, failure]);
}

test("the word of a report that was withdrawn before it went out is not sent, and the next report is the first of which the patient hears", async () => {
  const { body: wrong } = await upload(aPdf());
  await act("release", wrong.id);
  await told(wrong.id);
  await act("withdraw", wrong.id);
  await toldBack(wrong.id);
  await delivered();
  const { body: right } = await upload(aPdf());
  await act("release", right.id);
  await told(right.id);
  await told(right.id);
  expect(await delivered()).toEqual([
    ["report-ready", "failed", "The report had been withdrawn or replaced."],
    ["report-ready", "kept", null],
  ]);
});

test("whom a wrong report has reached is told in plain words, once, and the right one is told of as corrected", async () => {
  const { body: wrong } = await upload(aPdf());
  await act("release", wrong.id);
  await told(wrong.id);
  await delivered();
  await act("withdraw", wrong.id);
  await toldBack(wrong.id);
  await toldBack(wrong.id);
  const { body: right } = await upload(aPdf());
  await act("release", right.id);
  await told(right.id);
  expect(await delivered()).toEqual([
    ["report-ready", "kept", null],
    ["report-withdrawn", "kept", null],
    ["report-corrected", "kept", null],
  ]);
  const [, mistake, corrected] = (await messagesOf(booking.id)).sort((one, other) => one.id - other.id);
  expect(mistake?.body).toContain("was sent to you by mistake. Please do not use it");
  expect(corrected?.body).toContain("your corrected report");
});

test("the word of a mistake still goes out when the booking is deleted before it was sent", async () => {
  const { body: wrong } = await upload(aPdf());
  await act("release", wrong.id);
  await told(wrong.id);
  await delivered();
  await act("withdraw", wrong.id);
  await toldBack(wrong.id);
  await app.call("DELETE", `/api/bookings/${booking.id}`, undefined, desk);
  expect(await delivered()).toEqual([
    ["report-ready", "kept", null],
    ["report-withdrawn", "kept", null],
  ]);
});

test("a released report that another one replaces is taken back in words too", async () => {
  const { body: wrong } = await upload(aPdf());
  await act("release", wrong.id);
  await told(wrong.id);
  await delivered();
  await upload(aPdf());
  await toldBack(wrong.id);
  expect((await delivered()).map(([kind]) => kind)).toEqual(["report-ready", "report-withdrawn"]);
});

test("a withdrawn file is void for good: it is not released again, and attached again only by who is asked and says so", async () => {
  const same = aPdf();
  const { body: wrong } = await upload(same);
  await act("release", wrong.id);
  await act("withdraw", wrong.id);
  expect((await list()).body).toMatchObject([{ id: wrong.id, releasedAt: null, withdrawnAt: expect.any(String) }]);
  expect((await act("withdraw", wrong.id)).status).toBe(200);
  expect((await act("release", wrong.id)).body).toMatchObject({
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
  expect((await act("release", again.body.id)).status).toBe(200);
});

test("a release is asked whose report it is, and whether there can be one: each question is answered by its field", async () => {
  const { body } = await upload(aPdf());
  const asked = await act("release", body.id, {});
  expect([asked.status, asked.body.code]).toEqual([409, "ask-first"]);
  expect(asked.body.questions).toEqual([
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
  expect(asked.body.detail).toContain(`Is this the report of ${booking.patientName}`);
  const half = await act("release", body.id, { nameChecked: true, withoutSample: true });
  expect(half.body.questions.map(({ field }: { field: string }) => field)).toEqual(["beforeVisit"]);
  expect((await list()).body[0].releasedAt).toBeNull();
  expect((await act("release", body.id, { ...releaseAnswers, nameChecked: false })).status).toBe(409);
  expect((await act("release", body.id)).status).toBe(200);
  const { body: entries } = await app.call("GET", `/api/bookings/${booking.id}/trail`, undefined, desk);
  expect(entries.find(({ action }: { action: string }) => action === "report-released").change).toEqual({
    reportId: body.id,
    beforeVisit: true,
    withoutSample: true,
  });
});

test("once the hour has come and the sample is there, whose report it is remains the only question", async () => {
  const { body } = await upload(aPdf());
  await app.call(
    "PATCH",
    `/api/bookings/${booking.id}/status`,
    { status: "testing_in_progress", ...statusAnswers },
    desk,
  );
  app.setClock(new Date("2026-11-25T13:00:00Z"));
  const asked = await act("release", body.id, {});
  app.setClock(mondayMorning);
  expect(asked.body.questions.map(({ field }: { field: string }) => field)).toEqual(["nameChecked"]);
});

test("a file that is another patient's report is asked about, and taken without a word once theirs is another one", async () => {
  const file = aPdf();
  const theirs = booking;
  await upload(file);
  booking = (await app.call("POST", "/api/bookings", await app.priced(aBooking()))).body.booking;
  const asked = await upload(file);
  expect([asked.status, asked.body.code]).toEqual([409, "ask-first"]);
  expect(asked.body.questions).toEqual([
    { field: "ofAnotherPatient", sentence: expect.stringMatching(/^This very file is already the report of another/) },
  ]);
  expect((await list()).body).toEqual([]);
  expect((await upload(file, "?ofAnotherPatient=true")).status).toBe(200);

  const here = booking;
  for (const one of [theirs, here]) {
    booking = one;
    await upload(aPdf());
  }
  booking = (await app.call("POST", "/api/bookings", await app.priced(aBooking()))).body.booking;
  expect((await upload(file)).status).toBe(200);
});

test("a booking whose report was withdrawn is in testing again, and waits on the worklist for another one", async () => {
  const { body: wrong } = await upload(aPdf());
  await act("release", wrong.id);
  const read = async () => (await app.call("GET", `/api/bookings/${booking.id}`, undefined, desk)).body;
  const waiting = async () => {
    const { body } = await app.call("GET", "/api/desk/work", undefined, desk);
    return body.toReport.map(({ id }: { id: number }) => id).includes(booking.id);
  };
  expect([(await read()).status, await waiting()]).toEqual(["completed", false]);
  await act("withdraw", wrong.id);
  expect([(await read()).status, await waiting()]).toEqual(["testing_in_progress", true]);
  const { body: right } = await upload(aPdf({ mark: "the right one" }));
  await act("release", right.id);
  expect([(await read()).status, await waiting()]).toEqual(["completed", false]);
});
