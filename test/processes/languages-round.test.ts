import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { refusedReasons } from "#core/round/visit-reasons.ts";
import { visits } from "#db/schema/visits.ts";
import { cash } from "#test/payments.ts";
import { builtLanguages } from "./page-walker.ts";
import { type Booked, createSignedInLab, packageItem, type SignedInLab } from "./signed-in-lab.ts";

/** The phlebotomist's round says nothing in English in the other languages. */
let lab: SignedInLab;
beforeAll(async () => {
  lab = await createSignedInLab();
});
afterAll(() => lab.close());
/** Each test has a round of its own. */
beforeEach(() => lab.app.db.update(visits).set({ phlebotomistId: null }));

const open = (path: string) => lab.expectTranslated(path, [], { headers: lab.round.ravi });

/** Walks the round and the page of a stop, with what can be opened there. */
async function walkStop({ visitId }: Booked): Promise<void> {
  await open("/collect");
  const views = ["", "else", "label", "fewer", "add", "leave"];
  for (const view of views) await open(`/collect/${visitId}${view && `?show=${view}`}`);
}

const person = { name: "Simran Bedi", phone: "9876545001", age: 54, gender: "female" } as const;
const child = { name: "Fateh Bedi", phone: "9876545001", age: 8, gender: "male" } as const;

test("a round without stops, and a stop that is not on it, are translated", async () => {
  await open("/collect");
  await open("/collect/999999");
});

test("a stop is translated at each step of the way to its end", async () => {
  const booked = await lab.round.book({ again: true, patient: person, items: packageItem });
  const { id: bookingId, visitId } = booked;
  await walkStop(booked);
  for (const kind of ["on-the-way", "arrived"]) {
    await lab.round.send([{ kind, visitId }]);
    await walkStop(booked);
  }
  await lab.round.send([{ kind: "identified", visitId, bookingId }]);
  await walkStop(booked);
  await lab.round.prepare(booked);
  await walkStop(booked);
  await lab.collect(booked);
  await walkStop(booked);
  await lab.payments.take(bookingId, [cash("1999")]);
  await walkStop(booked);
  await lab.round.send([{ kind: "left", visitId }]);
  await walkStop(booked);
});

test("a stop for a child beside another person is translated, and one after the other on the round", async () => {
  const first = await lab.round.book({ again: true, patient: child, booking: { bookingTime: "11:00 AM" } });
  const { visitId } = await lab.round.book({ again: true, patient: person, booking: { bookingTime: "11:00 AM" } });
  await lab.round.book({ again: true, patient: person, items: packageItem, booking: { bookingTime: "12:00 PM" } });
  await lab.round.send([{ kind: "on-the-way", visitId: first.visitId }]);
  await lab.round.send([{ kind: "arrived", visitId: first.visitId }]);
  await walkStop(first);
  await lab.round.prepare(first);
  await walkStop(first);
  await lab.collect(first, { fewerTubes: "too-little-blood" });
  await walkStop(first);
  await open(`/collect/${visitId}`);
});

test.each(refusedReasons)("a stop without a sample is translated: %s", async (reason) => {
  const { id: bookingId, visitId } = await lab.round.book({ again: true, patient: person });
  await lab.round.send([{ kind: "arrived", visitId }]);
  await lab.round.send([{ kind: "refused", visitId, bookingId, data: { reason } }]);
  await open(`/collect/${visitId}`);
  await lab.round.send([{ kind: "left", visitId }]);
  for (const path of ["/collect", `/collect/${visitId}`]) await open(path);
});

test("a stop with no one at home, and one that was cancelled on the way, are translated", async () => {
  const away = await lab.round.book({ again: true, patient: person });
  await lab.round.send([{ kind: "arrived", visitId: away.visitId }]);
  await lab.round.send([{ kind: "not-home", visitId: away.visitId }]);
  const cancelled = await lab.round.book({ again: true, patient: person });
  await lab.round.send([{ kind: "arrived", visitId: cancelled.visitId }]);
  await lab.cancel(cancelled, "patient-asked");
  for (const path of ["/collect", `/collect/${away.visitId}`, `/collect/${cancelled.visitId}`]) await open(path);
});

test("the round leads to the sign-in at the root, and back to its language; others of the staff to their own pages", async () => {
  for (const language of builtLanguages) {
    const base = language === "en" ? "" : `/${language}`;
    const signedOut = await lab.walker.open(language, "/collect/7");
    const then = encodeURIComponent(`${base}/collect/7`);
    expect([signedOut.status, signedOut.location]).toEqual([302, `http://nabz.test/admin?then=${then}`]);
    const technician = await lab.app.staffCookie("technician");
    const { location } = await lab.walker.open(language, "/collect", { headers: technician });
    expect(location).toBe("http://nabz.test/admin");
  }
});
