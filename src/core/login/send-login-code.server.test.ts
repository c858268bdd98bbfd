import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { codePermit } from "#core/login/login-ticket.server.ts";
import { bookingItems, bookings, slots } from "#db/schema/bookings.ts";
import { attempts, loginCodes, messages } from "#db/schema/messages.ts";
import { createTestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";
import { sendCodes } from "#test/login-codes.ts";

const phone = "9876570001";

const app = await createTestApp({ patientLogin: "otp" });
const desk = await app.deskCookie();
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [bookingItems, bookings, slots, attempts, loginCodes, messages]) await app.db.delete(table);
});

const book = async (cookie?: { cookie: string }) =>
  app.call("POST", "/api/bookings", await app.priced(aBooking({ patient: { phone } })), cookie);

const setStatus = (status: (typeof bookings.$inferInsert)["status"]) =>
  app.db
    .update(bookings)
    .set({ status })
    .where(eq(bookings.phone, `+91${phone}`));

let lastTicket = "";

/** Asks for a code, and gives the budget that paid for it. */
async function payerOf(permit?: string): Promise<string | undefined> {
  const { body } = await app.call("POST", "/api/patient/login-codes", { phone, permit });
  await sendCodes(app);
  const budgets = ["login-code-sent", "unproved-code-sent", "booking-code-sent"];
  const counted = await app.db.select().from(attempts);
  const paid = budgets.filter((budget) => counted.some(({ key }) => key === `${budget}:all`));
  expect(paid).toHaveLength(await app.db.$count(messages, eq(messages.kind, "login-code")));
  lastTicket = body.ticket;
  return paid[0];
}

const permit = () => codePermit(app.ctx().hash, `+91${phone}`, app.ctx().now);

test("a phone that nobody has booked with gets a code by a permit alone", async () => {
  expect(await payerOf()).toBeUndefined();
  await app.db.delete(attempts);
  expect(await payerOf(permit())).toBe("booking-code-sent");
});

test("an unproved booking makes no phone known, whatever comes of it but a visit", async () => {
  await book();
  for (const status of ["pending", "confirmed", "declined"] as const) {
    await setStatus(status);
    await app.db.delete(messages);
    expect(await payerOf()).toBe("unproved-code-sent");
    await app.db.delete(attempts);
  }
  await app.db.delete(messages);
  expect(await payerOf(permit())).toBe("booking-code-sent");
});

test.each(["sample_collected", "testing_in_progress", "completed"] as const)(
  "a visit that took place (%s) makes the phone known, with a permit too",
  async (status) => {
    await book();
    await setStatus(status);
    expect(await payerOf()).toBe("login-code-sent");
    for (const table of [attempts, messages]) await app.db.delete(table);
    expect(await payerOf(permit())).toBe("login-code-sent");
  },
);

test("a booking that staff made makes the phone known", async () => {
  await book(desk);
  expect(await payerOf()).toBe("login-code-sent");
});

test("a proved login makes the phone known", async () => {
  await book();
  expect(await payerOf()).toBe("unproved-code-sent");
  const [message] = await app.db.select().from(messages).where(eq(messages.kind, "login-code"));
  const code = /^\d{6}/.exec(message?.body ?? "")?.[0];
  expect((await app.call("POST", "/api/patient/session", { phone, code, ticket: lastTicket })).status).toBe(200);
  for (const table of [attempts, messages]) await app.db.delete(table);
  expect(await payerOf()).toBe("login-code-sent");
});
