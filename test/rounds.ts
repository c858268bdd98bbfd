import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Round, RoundPatient, VisitEventResult } from "#core/round/schema.ts";
import { bookings } from "#db/schema/bookings.ts";
import { tubes } from "#db/schema/round.ts";
import { visits } from "#db/schema/visits.ts";
import type { TestApp } from "./app.ts";
import { buildBooking, mondayMorning } from "./builders.ts";

type Headers = Record<string, string>;
type EventInput = { kind: string; visitId: number; bookingId?: number; at?: Date; data?: object; id?: string };

export const roundDay = "2026-11-23";

let labels = 0;
/** Another label each time. */
export const nextLabel = () => `NB${String(40_000_000 + ++labels)}`;

/** Minutes after Monday 9:30 AM, the fixture's clock. */
export const after = (minutes: number) => new Date(mondayMorning.getTime() + minutes * 60_000);

export type RoundFixture = Awaited<ReturnType<typeof createRoundFixture>>;

/** Ravi's round of a Monday: bookings of that day are made two days before, and given to him. */
export async function createRoundFixture(app: TestApp, owner: Headers) {
  const ravi: Headers = await app.staffCookie("phlebotomist");
  const sunita: Headers = await app.staffCookie("phlebotomist");
  const findOwnId = async (as: Headers): Promise<string> => {
    const { body } = await app.call("GET", `/api/closings?day=${roundDay}`, undefined, as);
    return body.people.find(({ isOwn }: { isOwn: boolean }) => isOwn).person.id;
  };
  const ids = { ravi: await findOwnId(ravi), sunita: await findOwnId(sunita) };
  const assign = (visitId: number, phlebotomistId: string | null) =>
    app.db.update(visits).set({ phlebotomistId }).where(eq(visits.id, visitId));
  const send = async (events: EventInput[], { as = ravi, sentAt = after(0) } = {}): Promise<VisitEventResult[]> => {
    const sent = events.map(({ at = sentAt, data = {}, id = randomUUID(), ...event }) => {
      return { id, at: at.toISOString(), data, ...event };
    });
    const { status, body } = await app.call(
      "POST",
      "/api/run/events",
      { sentAt: sentAt.toISOString(), events: sent },
      as,
    );
    if (status !== 200) throw new Error(`Events were not taken: ${status} ${JSON.stringify(body)}`);
    return body.results;
  };
  const findPatient = async (bookingId: number, as = ravi): Promise<RoundPatient | undefined> => {
    const round: Round = (await app.call("GET", "/api/run", undefined, as)).body;
    return round.stops.flatMap(({ patients }) => patients).find((patient) => patient.bookingId === bookingId);
  };
  return {
    ...{ ravi, sunita, ids, assign, send },
    /** Books a visit of Ravi's at 10:00 AM, and returns its booking. */
    async book(changes: Parameters<typeof buildBooking>[0] = {}, phlebotomistId: string | null = ids.ravi) {
      app.setClock(new Date("2026-11-21T04:30:00Z"));
      const booking = { bookingDate: roundDay, bookingTime: "10:00 AM", ...changes.booking } as const;
      const wish = await app.withCurrentPrice(buildBooking({ ...changes, booking }));
      const { body } = await app.call(
        "POST",
        "/api/admin/bookings",
        { ...wish, overbook: true, reason: "urgent" },
        owner,
      );
      app.setClock(mondayMorning);
      const { id, code } = body.booking;
      const [row] = await app.db.select({ visitId: bookings.visitId }).from(bookings).where(eq(bookings.id, id));
      const visitId = row?.visitId ?? 0;
      await assign(visitId, phlebotomistId);
      return { id: id as number, code: code as string, visitId };
    },
    async round(as = ravi): Promise<Round> {
      return (await app.call("GET", "/api/run", undefined, as)).body;
    },
    findPatient,
    async status(bookingId: number): Promise<string> {
      return (await app.call("GET", `/api/bookings/${bookingId}`, undefined, owner)).body.status;
    },
    listTubes: (bookingId: number) =>
      app.db.select().from(tubes).where(eq(tubes.bookingId, bookingId)).orderBy(asc(tubes.code)),
    /** Identifies the patient, and labels each tube; returns the events' results. */
    async prepare({ id: bookingId, visitId }: { id: number; visitId: number }, at = after(0), sentAt = at) {
      const labelled = ((await findPatient(bookingId))?.tubes ?? []).map(({ kind }) => {
        return { kind: "labelled", visitId, bookingId, at, data: { code: nextLabel(), tube: kind } };
      });
      return send([{ kind: "identified", visitId, bookingId, at }, ...labelled], { sentAt });
    },
  };
}
