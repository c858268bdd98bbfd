import { randomUUID } from "node:crypto";
import { asc, desc, eq, inArray } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenReport } from "#core/admin/worklist-schema.ts";
import { bookingStatuses, statusesWithoutSample } from "#core/bookings/statuses.ts";
import { fewerTubesReasons, refusedReasons } from "#core/round/visit-reasons.ts";
import { bookingEvents, bookings } from "#db/schema/bookings.ts";
import { tubes, visitEvents } from "#db/schema/round.ts";
import { sampleStatuses } from "#db/schema/values.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { statusAnswers } from "#test/builders.ts";
import { after, createRoundFixture, nextLabel, type RoundFixture } from "#test/rounds.ts";

let app: TestApp;
let owner: { cookie: string };
let fixture: RoundFixture;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  fixture = await createRoundFixture(app, owner);
});
afterAll(() => app.close());

/** Minutes that a phone may hold an event back, and by which its clock may differ. */
const heldBack = fc.nat(90);
const skew = fc.integer({ min: -40, max: 40 });
const which = fc.nat(2);
const phone = fc.constantFrom("ravi", "sunita");

const arbitraryStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      ...{ type: fc.constant("event" as const), phone, which, heldBack, skew },
      kind: fc.constantFrom(
        "on-the-way",
        "arrived",
        "identified",
        "labelled",
        "collected",
        "refused",
        "not-home",
        "left",
      ),
      reason: fc.constantFrom(...refusedReasons),
      fewerTubes: fc.option(fc.constantFrom(...fewerTubesReasons)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant("repeat" as const), phone, which: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant("undo" as const), phone, which: fc.nat(50) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("receive" as const), which: fc.nat(50) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant("status" as const), which, status: fc.constantFrom(...bookingStatuses) }),
  },
);
type Step = typeof arbitraryStep extends fc.Arbitrary<infer S> ? S : never;

test("whatever two phones and the office send, each event is stored once, times are in order, and the status is that of the last change", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { minLength: 6, maxLength: 25 }), async (steps) => {
      const booked = [await fixture.book(), await fixture.book(), await fixture.book()];
      const ids = booked.map(({ id }) => id);
      const prepared = (await Promise.all(booked.slice(0, 2).map((booking) => fixture.prepare(booking)))).flat();
      const sent = [...prepared.map(({ id }) => id), ...(await takeSteps(steps, booked))];
      expect(await findTubesOutOfOrder(ids)).toEqual([]);
      expect(await listStoredIds(booked.map(({ visitId }) => visitId))).toEqual(sent.sort());
      for (const id of ids) await expectStatusOfLastChange(id);
      await expectPromisesFromTrueTimes(ids);
    }),
    { numRuns: 15 },
  );
}, 240_000);

type SentEvent = {
  id: string;
  kind: string;
  visitId: number;
  at: Date;
  as: "ravi" | "sunita";
  data: object;
  bookingId?: number;
};

/** Takes the steps one by one, three minutes apart; returns the ids of the stored events. */
async function takeSteps(steps: readonly Step[], booked: { id: number; visitId: number }[]): Promise<Set<string>> {
  const stored = new Set<string>();
  const events: SentEvent[] = [];
  const send = async (event: SentEvent, sentAt: Date) => {
    const { as, ...content } = event;
    const [result] = await fixture.send([content], { as: fixture[as], sentAt });
    if (stored.has(event.id)) expect(result?.outcome).toBe("known");
    if (result?.outcome === "stored") stored.add(event.id);
    return result;
  };
  for (const [index, step] of steps.entries()) {
    const now = after(60 + index * 3);
    app.setClock(now);
    if (step.type === "event") {
      const event = createEvent(step, booked[step.which] ?? { id: 0, visitId: 0 }, now);
      events.push(event);
      await send(event, shift(now, step.skew));
    } else if (step.type === "receive") {
      const [tube] = await app.db
        .select()
        .from(tubes)
        .orderBy(desc(tubes.labelledAt))
        .offset(step.which % 4)
        .limit(1);
      await app.call("POST", `/api/tubes/${tube?.code ?? nextLabel()}/receipt`, undefined, owner);
    } else if (step.type === "status") {
      const answers = { ...statusAnswers, overbook: true };
      await app.call(
        "PATCH",
        `/api/bookings/${booked[step.which]?.id}/status`,
        { status: step.status, ...answers },
        owner,
      );
    } else {
      const event = events[step.which % Math.max(events.length, 1)];
      if (event && step.type === "repeat") await send(event, now);
      if (event && step.type === "undo") {
        const undo = { id: randomUUID(), kind: "undone", visitId: event.visitId, at: now, data: { eventId: event.id } };
        await send({ ...undo, as: step.phone === "ravi" ? "ravi" : "sunita" }, now);
      }
    }
  }
  return stored;
}

const shift = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

function createEvent(
  step: Extract<Step, { type: "event" }>,
  { id: bookingId, visitId }: { id: number; visitId: number },
  now: Date,
): SentEvent {
  const { kind, reason, fewerTubes } = step;
  const dataOf: Record<string, object> = {
    labelled: { code: nextLabel(), tube: "edta" },
    collected: fewerTubes ? { fewerTubes } : {},
    refused: { reason },
  };
  const isOfBooking = ["identified", "labelled", "collected", "refused"].includes(kind);
  const as = step.phone === "ravi" ? "ravi" : "sunita";
  const at = shift(now, step.skew - step.heldBack);
  return { id: randomUUID(), kind, visitId, at, as, data: dataOf[kind] ?? {}, ...(isOfBooking && { bookingId }) };
}

async function findTubesOutOfOrder(bookingIds: number[]) {
  const rows = await app.db.select().from(tubes).where(inArray(tubes.bookingId, bookingIds));
  return rows.filter(
    ({ labelledAt, collectedAt, receivedAt }) =>
      (collectedAt !== null && collectedAt < labelledAt) ||
      (receivedAt !== null && (collectedAt === null || receivedAt < collectedAt)),
  );
}

async function listStoredIds(visitIds: number[]): Promise<string[]> {
  const rows = await app.db
    .select({ id: visitEvents.id })
    .from(visitEvents)
    .where(inArray(visitEvents.visitId, visitIds));
  return rows.map(({ id }) => id).sort();
}

type ChangeData = { from?: string; to?: string };

async function listStatusChanges(bookingId: number) {
  const rows = await app.db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.id));
  return rows
    .filter(({ kind }) => kind === "status")
    .map(({ at, actor, data }) => ({ at, actor, data: data as ChangeData }));
}

async function expectStatusOfLastChange(bookingId: number): Promise<void> {
  const [row] = await app.db.select({ status: bookings.status }).from(bookings).where(eq(bookings.id, bookingId));
  const changes = await listStatusChanges(bookingId);
  const last = changes.at(-1)?.data;
  expect(row?.status).toBe(last ? last.to : "confirmed");
  for (const [index, { data }] of changes.entries())
    expect(data.from).toBe(index === 0 ? "confirmed" : changes[index - 1]?.data.to);
}

/** A sample counts from when the last one was drawn: by the phone's time if a phone reported it, whenever it arrived. */
async function expectPromisesFromTrueTimes(bookingIds: number[]): Promise<void> {
  const { body } = await app.call("GET", "/api/admin/worklists", undefined, owner);
  const open = (body.toReport as OpenReport[]).filter(({ id }) => bookingIds.includes(id));
  for (const { id, collectedAt } of open) {
    const isDrawn = ({ data }: { data: ChangeData }) =>
      statusesWithoutSample.some((status) => status === data.from) &&
      sampleStatuses.some((status) => status === data.to);
    const drawn = (await listStatusChanges(id)).filter(isDrawn).at(-1);
    if (!drawn) continue;
    expect(collectedAt).toBe(drawn.at.toISOString());
    if (!drawn.actor.includes("phlebotomist")) continue;
    const byPhone = await app.db.select().from(visitEvents).where(eq(visitEvents.bookingId, id));
    const phoneTimes = byPhone.filter(({ kind }) => kind === "collected").map(({ at }) => at.toISOString());
    expect(phoneTimes).toContain(collectedAt);
  }
}
