import { randomUUID } from "node:crypto";
import type { TestApp } from "./app.ts";
import { mondayMorning } from "./builders.ts";
import { createPaymentFixture, type Leg } from "./payments.ts";

export type Headers = Record<string, string>;
type Person = { isOwn: boolean; person: { id: string }; id: number; version: number };

export const monday = "2026-11-23";
export const tuesday = "2026-11-24";

export type ClosingFixture = Awaited<ReturnType<typeof createClosingFixture>>;

/**
 * A receptionist, Harleen, and a phlebotomist, Ravi, with accounts and so with cash of their own, and a booking of that
 * Monday, on its morning.
 */
export async function createClosingFixture(app: TestApp, owner: Headers) {
  const harleen: Headers = await app.staffCookie("receptionist");
  const ravi: Headers = await app.staffCookie("phlebotomist");
  const payments = createPaymentFixture(app, owner, harleen);
  app.setClock(new Date("2026-11-21T04:30:00Z"));
  const booking = await payments.book({ day: monday });
  app.setClock(mondayMorning);
  const post = (path: string, body: object, as: Headers) => app.call("POST", path, body, as);
  const list = async (day = monday, as = owner) =>
    (await app.call("GET", `/api/closings?day=${day}`, undefined, as)).body;
  const findPerson = async (id: string, day = monday, as = owner) =>
    (await list(day, as)).people.find(({ person }: Person) => person.id === id);
  const findOwnId = async (as: Headers): Promise<string> =>
    (await list(monday, as)).people.find(({ isOwn }: Person) => isOwn).person.id;
  const move = (kind: string, amount: string, more: object = {}, as = ravi) =>
    post("/api/cash-moves", { key: randomUUID(), kind, amount, ...more }, as);
  return {
    ...{ harleen, ravi, payments, booking, post, list, findPerson, move },
    ids: { owner: await findOwnId(owner), harleen: await findOwnId(harleen), ravi: await findOwnId(ravi) },
    take: (legs: Leg[], as = ravi) => payments.take(booking, legs, {}, as),
    count: (counted: string, more: object = {}, as = ravi) =>
      post("/api/closings", { day: monday, counted, ...more }, as),
    /** Accepts what a person counted, as Harleen. */
    async accept(personId: string, counted: string, as = harleen, day = monday) {
      const { id, version } = await findPerson(personId, day);
      return post(`/api/closings/${id}/acceptance`, { counted, version }, as);
    },
    /** Gives change from the drawer, accepted. */
    async giveFloat(to: string, as: Headers, amount = "1000") {
      const { body } = await move("float", amount, { fromDrawer: true, to }, harleen);
      return post(`/api/cash-moves/${body.id}/acceptance`, {}, as);
    },
  };
}
