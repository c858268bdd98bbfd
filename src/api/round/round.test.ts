import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { formatAmount, parseAmount } from "#core/pricing/money.ts";
import { messages } from "#db/schema/messages.ts";
import { visitEvents } from "#db/schema/round.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { mondayMorning, statusAnswers } from "#test/builders.ts";
import { after, createRoundFixture, nextLabel, type RoundFixture } from "#test/rounds.ts";

let app: TestApp;
let owner: { cookie: string };
let fixture: RoundFixture;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  fixture = await createRoundFixture(app, owner);
});
beforeEach(() => app.setClock(mondayMorning));
afterAll(() => app.close());

const countEvents = (visitId: number) => app.db.$count(visitEvents, eq(visitEvents.visitId, visitId));
const aTestOf = (itemId: number) => ({ itemType: "test" as const, itemId });
const bookedEvents = async (bookingId: number) =>
  (
    await app.db.execute(
      sql`select at, data from booking_events where booking_id = ${bookingId} and kind = 'status' order by id`,
    )
  ).rows as { at: Date; data: { from: string; to: string } }[];

test("a round lists the phlebotomist's own visits of today by slot, with tubes in the order of draw and what is due", async () => {
  const late = await fixture.book({ booking: { bookingTime: "11:00 AM" } });
  const early = await fixture.book({ booking: { bookingTime: "08:00 AM" }, patient: { address: "House 9, Dugri" } });
  const others = await fixture.book({}, fixture.ids.sunita);
  const unassigned = await fixture.book({}, null);
  const { stops, day, at } = await fixture.round();
  const listed = stops.map(({ visitId }) => visitId);
  expect([day, at.minutes]).toEqual(["2026-11-23", 570]);
  expect(listed.indexOf(early.visitId)).toBeLessThan(listed.indexOf(late.visitId));
  expect(listed).not.toContain(others.visitId);
  expect(listed).not.toContain(unassigned.visitId);
  const stop = stops.find(({ visitId }) => visitId === early.visitId);
  expect(stop).toMatchObject({ time: "08:00 AM", promised: { from: 480, to: 540 }, state: "waiting" });
  expect(stop?.patients[0]).toMatchObject({ code: early.code, dueAmount: "249.00", identifiedAt: null });
  expect(stop?.patients[0]?.tubes).toMatchObject([{ kind: "edta", code: null, isCollected: false }]);
});

test("a cancelled booking is no stop, and a round of another day is empty", async () => {
  const { id, visitId } = await fixture.book();
  await app.call("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked" }, owner);
  expect((await fixture.round()).stops.map((stop) => stop.visitId)).not.toContain(visitId);
  app.setClock(new Date("2026-11-24T04:00:00Z"));
  expect((await fixture.round()).stops).toEqual([]);
});

test("a round that did not change is answered without its content", async () => {
  const first = await app.request("/api/run", { headers: fixture.ravi });
  const again = await app.request("/api/run", {
    headers: { ...fixture.ravi, "if-none-match": first.headers.get("etag") ?? "" },
  });
  expect([first.status, again.status]).toEqual([200, 304]);
});

test("a visit goes from on the way to collected, at the times of the phone", async () => {
  const booking = await fixture.book();
  const { id: bookingId, visitId } = booking;
  app.setClock(after(60));
  const [onTheWay] = await fixture.send([{ kind: "on-the-way", visitId, at: after(31) }], { sentAt: after(60) });
  expect(onTheWay).toMatchObject({ outcome: "stored", doubtful: null, reason: null });
  const [stop] = (await fixture.round()).stops.filter((row) => row.visitId === visitId);
  expect(stop).toMatchObject({ state: "on-the-way", promised: { from: 600, to: 660 } });
  await fixture.send([{ kind: "arrived", visitId, at: after(40) }], { sentAt: after(60) });
  await fixture.prepare(booking, after(45), after(60));
  const [collected] = await fixture.send([{ kind: "collected", visitId, bookingId, at: after(50) }], {
    sentAt: after(60),
  });
  expect(collected?.outcome).toBe("stored");
  expect(await fixture.status(bookingId)).toBe("sample_collected");
  expect(await bookedEvents(bookingId)).toMatchObject([
    { at: expect.anything(), data: { from: "confirmed", to: "sample_collected" } },
  ]);
  expect(new Date((await bookedEvents(bookingId))[0]?.at ?? 0)).toEqual(after(50));
  const [tube] = await fixture.listTubes(bookingId);
  expect(tube).toMatchObject({ kind: "edta", labelledAt: after(45), collectedAt: after(50), receivedAt: null });
});

test("the patient is told once that the phlebotomist is on the way, and not by an event that comes too late", async () => {
  const [prompt, late] = [await fixture.book(), await fixture.book()];
  const countComing = (bookingId: number) =>
    app.db.$count(messages, and(eq(messages.bookingId, bookingId), eq(messages.kind, "phlebotomist-coming")));
  await fixture.send([{ kind: "on-the-way", visitId: prompt.visitId }]);
  await fixture.send([{ kind: "on-the-way", visitId: prompt.visitId }]);
  app.setClock(after(20));
  await fixture.send([{ kind: "on-the-way", visitId: late.visitId, at: after(2) }], { sentAt: after(20) });
  expect(await countComing(late.id)).toBe(0);
  const channels = await app.db.select().from(messages).where(eq(messages.bookingId, prompt.id));
  const coming = channels.filter(({ kind }) => kind === "phlebotomist-coming");
  expect(coming.map(({ channel }) => channel)).toEqual(["whatsapp"]);
});

test("a visit is not collected before its patient is identified, nor with a tube that has no label and no reason", async () => {
  const { id: bookingId, visitId } = await fixture.book();
  const collect = async (data: object = {}) =>
    (await fixture.send([{ kind: "collected", visitId, bookingId, data }]))[0];
  expect(await collect()).toMatchObject({ outcome: "refused", reason: "Please ask the patient's name and age first." });
  await fixture.send([{ kind: "identified", visitId, bookingId }]);
  expect((await collect())?.reason).toBe("One tube has no label yet. Label it, or say why it is not drawn.");
  expect(await fixture.status(bookingId)).toBe("confirmed");
  expect(await countEvents(visitId)).toBe(1);
  expect((await collect({ fewerTubes: "brought-later" }))?.outcome).toBe("stored");
  expect(await fixture.status(bookingId)).toBe("sample_collected");
});

test("a report is promised from when the last recorded sample was drawn, whenever that was reported", async () => {
  const booking = await fixture.book();
  const { id: bookingId, visitId } = booking;
  app.setClock(after(60));
  await fixture.prepare(booking, after(40), after(60));
  for (const status of ["sample_collected", "confirmed"])
    await app.call("PATCH", `/api/bookings/${bookingId}/status`, { status, ...statusAnswers }, owner);
  await fixture.send([{ kind: "collected", visitId, bookingId, at: after(50) }], { sentAt: after(60) });
  const { body } = await app.call("GET", "/api/admin/worklists", undefined, owner);
  const open = body.toReport.find(({ id }: { id: number }) => id === bookingId);
  expect(open?.collectedAt).toBe(after(50).toISOString());
});

test("an event that is sent again changes nothing; with other content its id is refused", async () => {
  const { id: bookingId, visitId } = await fixture.book();
  const event = { id: randomUUID(), kind: "identified", visitId, bookingId, at: after(0) };
  expect((await fixture.send([event]))[0]?.outcome).toBe("stored");
  app.setClock(after(20));
  expect((await fixture.send([event, event], { sentAt: after(20) })).map(({ outcome }) => outcome)).toEqual([
    "known",
    "known",
  ]);
  const [other] = await fixture.send([{ ...event, kind: "refused", data: { reason: "ate" } }]);
  expect(other).toMatchObject({ outcome: "refused", reason: "Another event was stored with this id." });
  expect(await countEvents(visitId)).toBe(1);
});

test("each event stands for itself: a refused one takes nothing with it", async () => {
  const { visitId } = await fixture.book();
  const results = await fixture.send([
    { kind: "on-the-way", visitId },
    { kind: "arrived", visitId: 999_999 },
    { kind: "arrived", visitId },
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["stored", "refused", "stored"]);
  expect(results[1]?.reason).toBe("There is no such visit.");
});

test("101 events at once are too many, and nothing of them is stored", async () => {
  const { visitId } = await fixture.book();
  const event = () => ({ id: randomUUID(), kind: "arrived", visitId, at: after(0).toISOString(), data: {} });
  const events = Array.from({ length: 101 }, event);
  const { status } = await app.call(
    "POST",
    "/api/run/events",
    { sentAt: after(0).toISOString(), events },
    fixture.ravi,
  );
  expect([status, await countEvents(visitId)]).toEqual([413, 0]);
});

test("a label is used once: the sentence says when, and names no one", async () => {
  const [first, second] = [await fixture.book(), await fixture.book()];
  const label = (booking: typeof first, code: string) =>
    fixture.send([{ kind: "labelled", visitId: booking.visitId, bookingId: booking.id, data: { code, tube: "edta" } }]);
  const code = nextLabel();
  expect((await label(first, code))[0]?.outcome).toBe("stored");
  expect((await label(second, code))[0]).toMatchObject({
    outcome: "refused",
    reason: "This label was used on 23 Nov, 9:30 AM. Please take a new one.",
  });
  expect((await label(first, code))[0]?.outcome).toBe("refused");
  const malformed = { id: randomUUID(), kind: "labelled", visitId: first.visitId, bookingId: first.id };
  const events = [{ ...malformed, at: after(0).toISOString(), data: { code: "ab cd", tube: "edta" } }];
  const answer = await app.call("POST", "/api/run/events", { sentAt: after(0).toISOString(), events }, fixture.ravi);
  expect(answer.status).toBe(422);
});

test("a step is taken back within a minute, with what it changed", async () => {
  const booking = await fixture.book();
  const { id: bookingId, visitId } = booking;
  const ids = { way: randomUUID(), label: randomUUID(), collected: randomUUID() };
  await fixture.send([{ id: ids.way, kind: "on-the-way", visitId }]);
  const undo = async (eventId: string, at = after(0)) => {
    app.setClock(at);
    return (await fixture.send([{ kind: "undone", visitId, data: { eventId } }], { sentAt: at }))[0];
  };
  expect((await undo(ids.way))?.outcome).toBe("stored");
  expect((await fixture.round()).stops.find((stop) => stop.visitId === visitId)?.state).toBe("waiting");
  const code = nextLabel();
  await fixture.send([
    { kind: "identified", visitId, bookingId },
    { id: ids.label, kind: "labelled", visitId, bookingId, data: { code, tube: "edta" } },
    { id: ids.collected, kind: "collected", visitId, bookingId },
  ]);
  expect((await undo(ids.label))?.reason).toBe("Please take back the later step first.");
  expect((await undo(ids.collected))?.outcome).toBe("stored");
  expect([await fixture.status(bookingId), (await fixture.listTubes(bookingId))[0]?.collectedAt]).toEqual([
    "confirmed",
    null,
  ]);
  expect((await undo(ids.label))?.outcome).toBe("stored");
  expect(await fixture.listTubes(bookingId)).toEqual([]);
  const arrived = randomUUID();
  await fixture.send([{ id: arrived, kind: "arrived", visitId }]);
  expect((await undo(arrived, after(2)))?.outcome).toBe("refused");
});

test("a phlebotomist takes back no step of another's", async () => {
  const { visitId } = await fixture.book();
  const id = randomUUID();
  await fixture.send([{ id, kind: "arrived", visitId }]);
  const [undone] = await fixture.send([{ kind: "undone", visitId, data: { eventId: id } }], { as: fixture.sunita });
  expect(undone).toMatchObject({ outcome: "refused", reason: "There is no such step to take back." });
});

test("another phlebotomist's event is kept and marked", async () => {
  const { visitId } = await fixture.book();
  const [result] = await fixture.send([{ kind: "arrived", visitId }], { as: fixture.sunita });
  expect(result).toMatchObject({ outcome: "stored", doubtful: "another-phlebotomist" });
});

test("a sample drawn though the booking was cancelled is kept and marked, and its status stays", async () => {
  const booking = await fixture.book();
  await fixture.prepare(booking);
  await app.call("POST", `/api/bookings/${booking.id}/cancel`, { reason: "patient-asked" }, owner);
  const { id: bookingId, visitId } = booking;
  const [result] = await fixture.send([{ kind: "collected", visitId, bookingId }]);
  expect(result).toMatchObject({ outcome: "stored", doubtful: "cancelled" });
  expect(await fixture.status(bookingId)).toBe("declined");
  expect((await fixture.listTubes(bookingId))[0]?.collectedAt).toEqual(after(0));
});

test("a sample drawn though the visit was moved is kept and marked; a visit of another day is refused", async () => {
  const booking = await fixture.book();
  const { id: bookingId, visitId } = booking;
  await fixture.prepare(booking);
  const move = { bookingDate: "2026-11-25", bookingTime: "10:00 AM", overbook: true };
  expect((await app.call("POST", `/api/bookings/${bookingId}/move`, move, owner)).status).toBe(200);
  const [result] = await fixture.send([{ kind: "collected", visitId, bookingId }]);
  expect(result).toMatchObject({ outcome: "stored", doubtful: "moved" });
  expect(await fixture.status(bookingId)).not.toBe("sample_collected");
  const tomorrow = await fixture.book({ booking: { bookingDate: "2026-11-25" } });
  const [refused] = await fixture.send([{ kind: "arrived", visitId: tomorrow.visitId }]);
  expect(refused).toMatchObject({ outcome: "refused", reason: "This visit is on another day." });
});

test("what happened yesterday counts on its day for a week, if the visit was the phlebotomist's own", async () => {
  const booking = await fixture.book();
  const { id: bookingId, visitId } = booking;
  await fixture.prepare(booking);
  const tuesday = after(24 * 60 + 30);
  app.setClock(tuesday);
  const late = { kind: "collected", visitId, bookingId, at: after(10) };
  const [ofAnother] = await fixture.send([late], { as: fixture.sunita, sentAt: tuesday });
  expect(ofAnother).toMatchObject({ outcome: "refused", reason: "This visit was not on your round." });
  const [stored] = await fixture.send([late], { sentAt: tuesday });
  expect(stored).toMatchObject({ outcome: "stored", doubtful: "clock" });
  expect(new Date((await bookedEvents(bookingId))[0]?.at ?? 0)).toEqual(after(10));
  const nextWeek = after(8 * 24 * 60);
  app.setClock(nextWeek);
  const [old] = await fixture.send([{ kind: "left", visitId, at: after(12) }], { sentAt: nextWeek });
  expect(old).toMatchObject({ outcome: "refused", reason: expect.stringContaining("more than a week ago") });
});

test("a phone's clock that is wrong is corrected by its difference, and marked if it is more than five minutes ahead", async () => {
  const { visitId } = await fixture.book();
  const results = await fixture.send([{ kind: "on-the-way", visitId, at: after(9) }], { sentAt: after(10) });
  expect(results[0]).toMatchObject({ outcome: "stored", doubtful: "clock" });
  const [stored] = await app.db
    .select({ at: visitEvents.at })
    .from(visitEvents)
    .where(eq(visitEvents.visitId, visitId));
  expect(stored?.at).toEqual(after(-1));
});

test("not at home and a refusal set no status, and stand at the stop", async () => {
  const [away, unwilling] = [await fixture.book(), await fixture.book()];
  await fixture.send(
    [
      { kind: "not-home", visitId: away.visitId },
      { kind: "left", visitId: away.visitId, at: after(1) },
      { kind: "refused", visitId: unwilling.visitId, bookingId: unwilling.id, data: { reason: "ate" } },
      { kind: "left", visitId: unwilling.visitId, at: after(1) },
    ],
    { sentAt: after(1) },
  );
  const { stops } = await fixture.round();
  const stateOf = (visitId: number) => stops.find((stop) => stop.visitId === visitId)?.state;
  expect([stateOf(away.visitId), stateOf(unwilling.visitId)]).toEqual(["not-home", "refused"]);
  expect([await fixture.status(away.id), await fixture.status(unwilling.id)]).toEqual(["confirmed", "confirmed"]);
});

test("a test added at the visit brings nothing back that the office took off meanwhile", async () => {
  const [cbc, removed, added] = [aTestOf(5), aTestOf(12), aTestOf(9)];
  const { id } = await fixture.book({ items: [cbc, removed] });
  const put = async (items: (typeof cbc)[], more: object, headers: Record<string, string>) => {
    let totalPaise = 0;
    for (const { itemId } of items) {
      const { price, discountPrice } = (await app.call("GET", `/api/tests/${itemId}`)).body;
      totalPaise += parseAmount(discountPrice ?? price);
    }
    const body = { items, totalAmount: formatAmount(totalPaise), ...more };
    return app.call("PUT", `/api/bookings/${id}/items`, body, headers);
  };
  const seen = await fixture.findPatient(id);
  expect((await put([cbc], {}, owner)).status).toBe(200);
  const late = await put([cbc, removed, added], { version: seen?.version }, fixture.ravi);
  expect([late.status, late.body.detail]).toEqual([
    409,
    "Somebody else has just changed this booking. Please look at it again.",
  ]);
  const current = await fixture.findPatient(id);
  expect(current?.itemNames).toHaveLength(1);
  expect((await put([cbc, added], { version: current?.version }, fixture.ravi)).status).toBe(200);
});

test("a stored event never changes", async () => {
  const { visitId } = await fixture.book();
  await fixture.send([{ kind: "arrived", visitId }]);
  const change = app.db.execute(sql`update visit_events set at = now() where visit_id = ${visitId}`);
  await expect(change).rejects.toThrow();
});
