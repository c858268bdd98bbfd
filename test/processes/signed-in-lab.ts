import { eq } from "drizzle-orm";
import { expect, vi } from "vitest";
import { bookings } from "#db/schema/bookings.ts";
import { holidays } from "#db/schema/lab.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { listLabTexts } from "#test/lab-texts.ts";
import { createPaymentFixture } from "#test/payments.ts";
import { createRoundFixture, type RoundFixture } from "#test/rounds.ts";
import { createPageWalker, type PageWalker } from "./page-walker.ts";

type Headers = Record<string, string>;
export type Overrides = NonNullable<Parameters<typeof buildBooking>[0]>;
export type Booked = { id: number; code: string; visitId: number };

const person = { name: "Simran Bedi" } as const;
/** What patients and staff have written. */
const writtenTexts = [
  "Simran Bedi",
  "Fateh Bedi",
  "Simran",
  "Fateh",
  "House 214, Model Town, Ludhiana",
  "Somebody of phlebotomist",
];

/** Needs fasting, and tubes of several kinds. */
export const packageItem: NonNullable<Overrides["items"]> = [{ itemType: "package", itemId: 5 }];

export type SignedInLab = {
  app: TestApp;
  walker: PageWalker;
  owner: Headers;
  round: RoundFixture;
  payments: ReturnType<typeof createPaymentFixture>;
  /** Expects a page in each language: in translations no English but what the lab, patients and staff have written. */
  expectTranslated: PageWalker["expectTranslated"];
  /** Books as staff do, for whom no slot is full. */
  book(overrides?: Overrides): Promise<Booked>;
  /** Books a visit of today, whose phlebotomist is at the door and has labelled the tubes. */
  prepare(overrides?: Overrides): Promise<Booked>;
  collect(booked: Booked, data?: object): Promise<void>;
  setStatus(booked: Booked, status: string): Promise<void>;
  cancel(booked: Booked, reason: string): Promise<void>;
  signIn(phone: string): Promise<Headers>;
  close(): Promise<void>;
};

/** Creates a lab on Monday morning, with what its patients and staff bring about, and its pages in each language. */
export async function createSignedInLab(): Promise<SignedInLab> {
  vi.useFakeTimers({ toFake: ["Date"], now: mondayMorning });
  const app = await createTestApp();
  const walker = await createPageWalker(app);
  const owner = await app.adminCookie();
  const round = await createRoundFixture(app, owner);
  const ofLab = await listLabTexts(async (path) => (await app.call("GET", path)).body);
  const holidayNames = (await app.db.select().from(holidays)).map(({ name }) => name);
  const data = [...ofLab, ...holidayNames, ...writtenTexts];
  const callAsOwner = async (method: string, path: string, body: object, status = 200) => {
    const answer = await app.call(method, path, body, owner);
    expect([answer.status, answer.body.detail]).toEqual([status, undefined]);
    return answer.body;
  };
  return {
    ...{ app, walker, owner, round },
    payments: createPaymentFixture(app, owner, await app.staffCookie("receptionist")),
    expectTranslated: (path, more, request) => walker.expectTranslated(path, [...data, ...more], request),
    async book({ patient, ...more } = {}) {
      const confirmed = { overbook: true, onClosedDay: true, reason: "urgent", unprepared: true, again: true };
      const wish = await app.withCurrentPrice(buildBooking({ ...more, patient: { ...person, ...patient } }));
      const { booking } = await callAsOwner("POST", "/api/admin/bookings", { ...wish, ...confirmed }, 201);
      const [row] = await app.db.select().from(bookings).where(eq(bookings.id, booking.id));
      return { id: booking.id, code: booking.code, visitId: row?.visitId ?? 0 };
    },
    async prepare({ patient, ...more } = {}) {
      const booked = await round.book({ ...more, again: true, patient: { ...person, ...patient } });
      const { visitId } = booked;
      await round.send([
        { kind: "on-the-way", visitId },
        { kind: "arrived", visitId },
      ]);
      await round.prepare(booked);
      return booked;
    },
    async collect({ id: bookingId, visitId }, collected = {}) {
      const [result] = await round.send([{ kind: "collected", visitId, bookingId, data: collected }]);
      expect(result).toMatchObject({ outcome: "stored" });
    },
    async setStatus({ id }, status) {
      await callAsOwner("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers });
    },
    async cancel({ id }, reason) {
      const note = reason === "other" ? { note: "They travel" } : {};
      await callAsOwner("POST", `/api/bookings/${id}/cancel`, { reason, ...note });
    },
    async signIn(phone) {
      const answer = await app.call(
        "POST",
        "/api/patient/session",
        { phone },
        { address: `10.9.1.${phone.slice(-2)}` },
      );
      expect(answer.status).toBe(200);
      return toCookieHeader(answer);
    },
    async close() {
      vi.useRealTimers();
      await app.close();
    },
  };
}
