import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { bookings } from "#db/schema/bookings.ts";
import { lab } from "#db/schema/lab.ts";
import { alerts, messages } from "#db/schema/messages.ts";
import { createTestApp } from "#test/app.ts";
import { createClosingFixture } from "#test/closings.ts";
import { cash, upi } from "#test/payments.ts";
import { sendEveningFigures } from "./send-evening-figures.server.ts";

const app = await createTestApp();
afterAll(() => app.close());
const owner = await app.adminCookie();
const world = await createClosingFixture(app, owner);
await world.take([cash("500"), upi("300")]);

beforeEach(async () => {
  await app.db.delete(messages);
  await app.db.delete(alerts);
  await app.db.update(lab).set({ eveningMinutes: 20 * 60 });
});

/** 8 PM at the lab is 2:30 PM UTC. */
const send = (time: string, day = "2026-11-23") =>
  sendEveningFigures({ ...app.ctx(), now: new Date(`${day}T${time}Z`) }, { email: {} } as never);
const listSent = () => app.db.select().from(messages).where(eq(messages.kind, "evening-figures")).orderBy(messages.id);

test("nothing before eight, at eight the figures, once", async () => {
  await send("14:29:59");
  expect(await listSent()).toEqual([]);
  await send("14:30:00");
  await send("14:30:20");
  await send("18:29:59");
  expect(await listSent()).toMatchObject([
    {
      channel: "email",
      recipient: "care@nabz.example",
      subject: "Monday, 23 November 2026: ₹800 taken",
      body: [
        "Nabz Diagnostics, Monday, 23 November 2026.",
        "Visits of the day: 1, booked for ₹1,299.",
        "Taken: ₹800, of it in cash ₹500, by UPI ₹300, by card ₹0; for earlier visits ₹0.",
        "Owed by patients: ₹499. To give back: ₹0.",
        "Staff whose cash is not closed: 1.",
      ].join("\n"),
      variables: ["Monday, 23 November 2026", "1", "₹1,299", "₹800", "₹500", "₹300", "₹0", "₹0", "₹499", "₹0", "1"],
    },
  ]);
});

test("after a restart at 8:03 PM they are sent, once", async () => {
  await send("14:33:00");
  await send("14:33:20");
  expect(await listSent()).toHaveLength(1);
});

test("processes that look at the same moment send them once", async () => {
  await Promise.all(["14:30:00", "14:30:00", "14:30:01", "14:30:01"].map((time) => send(time)));
  expect(await listSent()).toHaveLength(1);
});

test("a time that the owner changed holds from then on, and sends no second message of the day", async () => {
  const { body: settings } = await app.call("GET", "/api/lab/settings", undefined, owner);
  const change = (eveningMinutes: number | string) => app.call("PATCH", "/api/lab", { eveningMinutes }, owner);
  expect(settings.eveningMinutes).toBe(1200);
  expect((await change("1290")).status).toBe(204);
  await send("14:30:00");
  expect(await listSent()).toEqual([]);
  await send("16:00:00");
  await change(1320);
  await send("16:30:00");
  expect(await listSent()).toHaveLength(1);
  expect(await change(61)).toMatchObject({
    status: 400,
    body: { errors: { eveningMinutes: "Please choose one of the times." } },
  });
});

test("a day without money and visits gets no message, unless some comes later that evening", async () => {
  await send("14:30:00", "2026-11-26");
  expect(await listSent()).toEqual([]);
  await app.db.update(bookings).set({ day: "2026-11-26" }).where(eq(bookings.id, world.booking));
  await send("15:00:00", "2026-11-26");
  expect(await listSent()).toHaveLength(1);
  await app.db.update(bookings).set({ day: "2026-11-23" }).where(eq(bookings.id, world.booking));
});

test("the next day has figures of its own", async () => {
  await app.db.update(bookings).set({ day: "2026-11-25" }).where(eq(bookings.id, world.booking));
  await send("14:30:00");
  await send("14:30:00", "2026-11-25");
  expect((await listSent()).map(({ cause }) => cause)).toEqual([
    "evening-figures of 2026-11-23",
    "evening-figures of 2026-11-25",
  ]);
});
