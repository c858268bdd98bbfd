import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { CentreSample } from "#core/round/centre-sample-schema.ts";
import { auditLog, bookings } from "#db/schema/bookings.ts";
import { tests } from "#db/schema/catalogue.ts";
import { messages } from "#db/schema/messages.ts";
import { tubes, visitEvents } from "#db/schema/round.ts";
import { createTestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, mondayMorning } from "#test/builders.ts";
import { nextLabel } from "#test/rounds.ts";

const app = await createTestApp();
const owner = await app.adminCookie();
const receptionist = await app.staffCookie("receptionist");
const colleague = await app.staffCookie("receptionist");
const technician = await app.staffCookie("technician");
const phlebotomist = await app.staffCookie("phlebotomist");
afterAll(() => app.close());
beforeEach(() => app.setClock(mondayMorning));

type BookingInput = Parameters<typeof buildBooking>[0];
type Tube = { kind: string; code: string };
type Headers = Record<string, string>;

const completeBloodCount = { itemType: "test" as const, itemId: 5 };

/** Books a walk-in patient. */
async function walkIn(input: BookingInput = {}) {
  const { patient, booking, ...rest } = await app.withCurrentPrice(
    buildBooking({ items: [completeBloodCount], ...input }),
  );
  const { address: _address, pinCode: _pinCode, landmark: _landmark, ...who } = patient;
  const { bookingDate: _day, bookingTime: _time, ...what } = booking;
  const request = { ...rest, place: "centre", patient: who, booking: what };
  const { status, body } = await app.call("POST", "/api/admin/bookings", request, owner);
  expect(status).toBe(201);
  return body.booking as { id: number; version: number; visitId: number; patientName: string };
}

const findSample = async (id: number, headers: Headers = receptionist): Promise<CentreSample> =>
  (await app.call("GET", `/api/bookings/${id}/sample`, undefined, headers)).body;
const labelAll = async (id: number): Promise<Tube[]> =>
  (await findSample(id)).tubes.map(({ kind }) => ({ kind, code: nextLabel() }));
const collect = (id: number, body: object, headers: Headers = receptionist) =>
  app.call("POST", `/api/bookings/${id}/sample`, { identified: true, tubes: [], ...body }, headers);
const readTubes = (id: number) =>
  app.db.select().from(tubes).where(eq(tubes.bookingId, id)).orderBy(asc(tubes.labelledAt));
const readBooking = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.id, id)))[0];

/** Nothing of a refused request is left. */
async function expectUntouched(id: number): Promise<void> {
  expect(await readTubes(id)).toEqual([]);
  expect(await app.db.$count(visitEvents, eq(visitEvents.bookingId, id))).toBe(0);
}

test("tubes of a booking at the centre are listed in the order of draw with their tests", async () => {
  const items = await listItemsOf(["edta", "serum", "fluoride"]);
  const { id } = await walkIn({ items });
  const { tubes: needed } = await findSample(id);
  expect(needed.map(({ kind }) => kind)).toEqual(["serum", "edta", "fluoride"]);
  for (const { testNames, code, isCollected } of needed)
    expect([testNames.length > 0, code, isCollected]).toEqual([true, null, false]);
});

test("labelling the tubes collects the sample: status, event, audit log, message, and the bench knows them", async () => {
  const { id, version } = await walkIn();
  const labels = await labelAll(id);
  const { status, body } = await collect(id, { version, tubes: labels });
  expect([status, body.status, body.version]).toEqual([200, "sample_collected", version + 1]);
  const stored = await readTubes(id);
  expect(stored.map(({ kind, code }) => ({ kind, code }))).toEqual(labels);
  for (const { collectedAt, collectedBy, labelledBy } of stored)
    expect([collectedAt, collectedBy]).toEqual([mondayMorning, labelledBy]);
  const [entry] = await app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.bookingId, id), eq(auditLog.action, "status")));
  expect(entry?.change).toMatchObject({ from: "confirmed", to: "sample_collected" });
  const events = await app.db.select().from(visitEvents).where(eq(visitEvents.bookingId, id));
  expect(events.map(({ kind, doubtful }) => [kind, doubtful])).toEqual([
    ["identified", null],
    ...labels.map(() => ["labelled", null]),
    ["collected", null],
  ]);
  const written = await app.db.select().from(messages).where(eq(messages.bookingId, id));
  expect(written.map(({ kind }) => kind)).toContain("sample-collected");
  const received = await app.call("POST", `/api/tubes/${labels[0]?.code}/receipt`, undefined, technician);
  expect([received.status, received.body.tube.bookingId]).toEqual([200, id]);
  const work = (await app.call("GET", "/api/admin/worklists", undefined, owner)).body;
  expect(JSON.stringify(work)).not.toContain("another-phlebotomist");
});

test("labels are read as a scanner or a thumb types them", async () => {
  const { id } = await walkIn();
  const [tube] = await labelAll(id);
  const typed = ` ${tube?.code.toLowerCase().slice(0, 4)} ${tube?.code.slice(4)}`;
  expect((await collect(id, { tubes: [{ ...tube, code: typed }] })).status).toBe(200);
  expect((await readTubes(id))[0]?.code).toBe(tube?.code);
});

test.each<[string, Headers]>([
  ["owner", owner],
  ["technician", technician],
  ["phlebotomist", phlebotomist],
])("the %s collects a sample of today", async (_role, headers) => {
  const { id } = await walkIn();
  expect((await collect(id, { tubes: await labelAll(id) }, headers)).status).toBe(200);
});

test("the same labels sent again change nothing", async () => {
  const { id, version } = await walkIn();
  const request = { version, tubes: await labelAll(id) };
  const first = await collect(id, request);
  const before = [await readTubes(id), await app.db.$count(visitEvents)];
  const again = await collect(id, request, colleague);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect([await readTubes(id), await app.db.$count(visitEvents)]).toEqual(before);
});

test("of two receptionists at once one labels the tubes, and the other is told that the booking changed", async () => {
  const { id, version } = await walkIn();
  const [mine, theirs] = [await labelAll(id), await labelAll(id)];
  const answers = await Promise.all([
    collect(id, { version, tubes: mine }),
    collect(id, { version, tubes: theirs }, colleague),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("changed-meanwhile");
  expect(await readTubes(id)).toHaveLength(mine.length);
});

test("one label taken for two patients at once stands on one tube", async () => {
  const [one, two] = [await walkIn(), await walkIn()];
  const labels = await labelAll(one.id);
  const answers = await Promise.all([one, two].map(({ id }) => collect(id, { tubes: labels })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a label of another tube is refused at its field, and nothing is recorded", async () => {
  const first = await walkIn();
  const used = await labelAll(first.id);
  await collect(first.id, { tubes: used });
  const { id } = await walkIn({ items: await listItemsOf(["serum", "edta"]) });
  const labels = await labelAll(id);
  const { status, body } = await collect(id, { tubes: [labels[0], { ...labels[1], code: used[0]?.code }] });
  expect([status, body.code]).toEqual([409, "changed-meanwhile"]);
  expect(body.errors["tubes.1.code"]).toContain("This label was used on 23 Nov");
  expect(JSON.stringify(body)).not.toContain(first.patientName);
  await expectUntouched(id);
  expect(await readBooking(id)).toMatchObject({ status: "confirmed" });
});

test.each([
  ["a word", "SERUM-TUBE".replace("-", ""), "This is a word"],
  ["a short number", "4419", "6 to 20 digits"],
  ["nothing", "", "6 to 20 digits"],
  ["an address", "https://nabz.example/t/1", "6 to 20 digits"],
])("%s is no label", async (_name, code, sentence) => {
  const { id } = await walkIn();
  const [tube] = await labelAll(id);
  const { status, body } = await collect(id, { tubes: [{ ...tube, code }] });
  expect([status, body.errors["tubes.0.code"]]).toEqual([422, expect.stringContaining(sentence)]);
  await expectUntouched(id);
});

test("one label on two tubes is refused at the second", async () => {
  const { id } = await walkIn({ items: await listItemsOf(["serum", "edta"]) });
  const [first, second] = await labelAll(id);
  const { status, body } = await collect(id, { tubes: [first, { ...second, code: first?.code }] });
  expect([status, Object.keys(body.errors)]).toEqual([422, ["tubes.1.code"]]);
});

test("a tube without a label needs a reason, and is added when the patient brings it", async () => {
  const { id } = await walkIn({ items: await listItemsOf(["edta", "urine"]) });
  const [blood, urine] = await labelAll(id);
  const without = await collect(id, { tubes: [blood] });
  expect([without.status, without.body.detail]).toEqual([422, expect.stringContaining("One tube has no label yet")]);
  await expectUntouched(id);
  const fewer = await collect(id, { tubes: [blood], fewerTubes: "brought-later" });
  expect([fewer.status, fewer.body.status]).toEqual([200, "sample_collected"]);
  app.setClock(new Date(mondayMorning.getTime() + 26 * 60 * 60_000));
  const later = await collect(id, { version: fewer.body.version, tubes: [urine] });
  expect([later.status, later.body.status]).toEqual([200, "sample_collected"]);
  expect((await findSample(id)).tubes.map(({ code, isCollected }) => [code, isCollected])).toEqual([
    [blood?.code, true],
    [urine?.code, true],
  ]);
});

test("the patient is identified first, and a child's volume confirmed", async () => {
  const { id } = await walkIn({ patient: { age: 6 } });
  const labels = await labelAll(id);
  const unknown = await collect(id, { tubes: labels, identified: false });
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ["identified"]]);
  const unconfirmed = await collect(id, { tubes: labels });
  expect([unconfirmed.status, Object.keys(unconfirmed.body.errors)]).toEqual([422, ["childVolume"]]);
  await expectUntouched(id);
  expect((await collect(id, { tubes: labels, childVolume: true })).status).toBe(200);
});

test("of a family at one appointment each booking has its own tubes", async () => {
  const [mother, daughter] = [await walkIn(), await walkIn({ patient: { name: "Simran Kaur", age: 14 } })];
  await collect(mother.id, { tubes: await labelAll(mother.id) });
  expect(await readBooking(daughter.id)).toMatchObject({ status: "confirmed" });
  expect((await findSample(daughter.id)).tubes.every(({ code }) => code === null)).toBe(true);
});

test("a home visit is collected on the round alone", async () => {
  const wish = await app.withCurrentPrice(buildBooking({ booking: { bookingDate: "2026-11-25" } }));
  const { body: booked } = await app.call("POST", "/api/admin/bookings", { ...wish, place: "home" }, owner);
  const { id } = booked.booking;
  for (const { status, body } of [
    await app.call("GET", `/api/bookings/${id}/sample`, undefined, receptionist),
    await collect(id, { tubes: [{ kind: "edta", code: nextLabel() }] }),
  ])
    expect([status, body.detail]).toEqual([422, expect.stringContaining("on the round")]);
  await expectUntouched(id);
  expect((await collect(id, {}, phlebotomist)).status).toBe(404);
});

test("a booking that was cancelled meanwhile is refused", async () => {
  const { id, version } = await walkIn();
  const labels = await labelAll(id);
  const cancelled = await app.call("POST", `/api/bookings/${id}/cancel`, { reason: "patient-asked" }, owner);
  expect(cancelled.status).toBe(200);
  expect((await collect(id, { version, tubes: labels })).status).toBe(409);
  const { status, body } = await collect(id, { tubes: labels });
  expect([status, body.detail]).toEqual([422, expect.stringContaining("No sample is collected")]);
  await expectUntouched(id);
});

test("neither a visitor nor the patient labels a tube", async () => {
  const { id } = await walkIn({ patient: { phone: "98765 43888" } });
  const tube = { kind: "edta", code: nextLabel() };
  expect((await collect(id, { tubes: [tube] }, {})).status).toBe(401);
  const session = await app.call("POST", "/api/patient/session", { phone: "9876543888" });
  expect((await collect(id, { tubes: [tube] }, toCookieHeader(session))).status).toBe(403);
  expect((await collect(id, { tubes: [{ kind: "none", code: nextLabel() }] })).status).toBe(422);
  await expectUntouched(id);
});

const takeOff = (id: number, code: string | undefined, headers: Headers = receptionist) =>
  app.call("DELETE", `/api/bookings/${id}/sample/labels/${code}`, undefined, headers);

test("a mistyped label is taken off: its tube waits for another, and the label can be used again", async () => {
  const { id } = await walkIn({ items: await listItemsOf(["serum", "edta"]) });
  const [wrong, right] = await labelAll(id);
  await collect(id, { tubes: [wrong, right] });
  const { status, body } = await takeOff(id, wrong?.code, colleague);
  expect([status, body.tubes.map(({ code }: { code: string | null }) => code)]).toEqual([200, [null, right?.code]]);
  expect(await readBooking(id)).toMatchObject({ status: "sample_collected" });
  const events = await app.db.select().from(visitEvents).where(eq(visitEvents.bookingId, id));
  const labelled = events.find(({ kind, data }) => kind === "labelled" && data.code === wrong?.code);
  expect(events.find(({ kind }) => kind === "undone")?.data.eventId).toBe(labelled?.id);
  const other = await walkIn();
  expect((await collect(other.id, { tubes: [{ kind: "edta", code: wrong?.code }] })).status).toBe(200);
  const again = { kind: "serum", code: nextLabel() };
  expect((await collect(id, { tubes: [again] })).status).toBe(200);
  expect((await readTubes(id)).map(({ code, collectedAt }) => [code, collectedAt !== null]).toSorted()).toEqual(
    [right, again].map((tube) => [tube?.code, true]).toSorted(),
  );
});

test("a label is taken off once, however often it is sent, and a label that was never here not at all", async () => {
  const [{ id }, other] = [await walkIn(), await walkIn()];
  const [tube] = await labelAll(id);
  await collect(id, { tubes: [tube] });
  const answers = await Promise.all([takeOff(id, tube?.code), takeOff(id, tube?.code, colleague)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const events = await app.db.select().from(visitEvents).where(eq(visitEvents.bookingId, id));
  expect(events.filter(({ kind }) => kind === "undone")).toHaveLength(1);
  const [ofOther] = await labelAll(other.id);
  await collect(other.id, { tubes: [ofOther] });
  for (const code of [ofOther?.code, "NB00000000", "?"])
    expect((await takeOff(id, encodeURIComponent(code ?? ""))).status).toBe(404);
  expect(await readTubes(other.id)).toHaveLength(1);
});

test.each(["receipt", "rejection"])("after its %s at the bench a label stays on its tube", async (arrival) => {
  const { id } = await walkIn();
  const [tube] = await labelAll(id);
  await collect(id, { tubes: [tube] });
  const input = arrival === "rejection" ? { reason: "clotted" } : undefined;
  expect((await app.call("POST", `/api/tubes/${tube?.code}/${arrival}`, input, technician)).status).toBe(200);
  const { status, body } = await takeOff(id, tube?.code);
  expect([status, body.detail]).toEqual([422, expect.stringContaining("The bench has this tube")]);
  expect(await readTubes(id)).toHaveLength(1);
});

test("labels come off at the centre alone, and only while the sample can be collected there", async () => {
  const { id } = await walkIn();
  const [tube] = await labelAll(id);
  await collect(id, { tubes: [tube] });
  await setStatus(id, "testing_in_progress");
  const { status, body } = await takeOff(id, tube?.code);
  expect([status, body.detail]).toEqual([422, expect.stringContaining("No sample is collected")]);
  expect((await takeOff(id, tube?.code, {})).status).toBe(401);
  expect(await readTubes(id)).toHaveLength(1);
});

const setStatus = (id: number, status: string, more: object = {}) =>
  app.call("PATCH", `/api/bookings/${id}/status`, { status, ...more }, receptionist);

test("a sample that is set back is not drawn: its labels stay, and collecting it again needs no others", async () => {
  const { id } = await walkIn();
  const labels = await labelAll(id);
  await collect(id, { tubes: labels });
  await setStatus(id, "confirmed");
  for (const { collectedAt, collectedBy } of await readTubes(id))
    expect([collectedAt, collectedBy]).toEqual([null, null]);
  const scanned = await app.call("POST", `/api/tubes/${labels[0]?.code}/receipt`, undefined, technician);
  expect(scanned.status).toBe(422);
  const bench = (await app.call("GET", "/api/admin/bench", undefined, technician)).body;
  expect(JSON.stringify(bench.awaited)).not.toContain(labels[0]?.code);
  app.setClock(new Date(mondayMorning.getTime() + 10 * 60_000));
  expect((await collect(id, {})).body.status).toBe("sample_collected");
  const drawnAt = new Date(mondayMorning.getTime() + 10 * 60_000);
  for (const { collectedAt } of await readTubes(id)) expect(collectedAt).toEqual(drawnAt);
});

test("setting the status of a sample forward again says of its labelled tubes that they are drawn", async () => {
  const { id } = await walkIn();
  await collect(id, { tubes: await labelAll(id) });
  await setStatus(id, "pending");
  await setStatus(id, "sample_collected");
  for (const { collectedAt, collectedBy, labelledBy } of await readTubes(id))
    expect([collectedAt, collectedBy]).toEqual([mondayMorning, labelledBy]);
});

test("a tube that the bench has received stays received, whatever the status says", async () => {
  const { id } = await walkIn();
  const labels = await labelAll(id);
  await collect(id, { tubes: labels });
  await app.call("POST", `/api/tubes/${labels[0]?.code}/receipt`, undefined, technician);
  const before = await readTubes(id);
  await setStatus(id, "confirmed");
  expect(await readTubes(id)).toEqual(before);
});

test("the bench knows which tubes are at the centre", async () => {
  const { id } = await walkIn();
  const labels = await labelAll(id);
  await collect(id, { tubes: labels });
  const { awaited } = (await app.call("GET", "/api/admin/bench", undefined, technician)).body;
  type Row = { code: string; place: string };
  const row = awaited
    .flatMap(({ tubes: rows }: { tubes: Row[] }) => rows)
    .find((tube: Row) => tube.code === labels[0]?.code);
  expect(row.place).toBe("centre");
});

/** One test for each container. */
async function listItemsOf(kinds: string[]) {
  const rows = await app.db.select({ id: tests.id, kind: tests.tube, isApart: tests.tubeApart }).from(tests);
  return kinds.map((kind) => {
    const found = rows.find((row) => row.kind === kind && !row.isApart);
    return { itemType: "test" as const, itemId: found?.id ?? 0 };
  });
}
