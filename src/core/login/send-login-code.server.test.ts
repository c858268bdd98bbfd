import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createCodePermit } from "#core/login/login-ticket.server.ts";
import { bookingItems, bookings, slots } from "#db/schema/bookings.ts";
import { loginCodes, messages, rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { sendLoginCodes } from "#test/login-codes.ts";

const phone = "9876570001";

const app = await createTestApp({ patientLogin: "otp" });
const adminCookie = await app.adminCookie();
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [bookingItems, bookings, slots, rateLimitAttempts, loginCodes, messages])
    await app.db.delete(table);
});

const book = async (cookie?: { cookie: string }) =>
  app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking({ patient: { phone } })), cookie);

const setStatus = (status: (typeof bookings.$inferInsert)["status"]) =>
  app.db
    .update(bookings)
    .set({ status })
    .where(eq(bookings.phone, `+91${phone}`));

let lastTicket = "";

/** Requests a code and returns the rate limit that it counted against. */
async function requestAndFindLimit(permit?: string): Promise<string | undefined> {
  const { body } = await app.call("POST", "/api/patient/login-codes", { phone, permit });
  await sendLoginCodes(app);
  const budgets = ["login-code-sent", "unproved-code-sent", "booking-code-sent"];
  const counted = await app.db.select().from(rateLimitAttempts);
  const used = budgets.filter((budget) => counted.some(({ key }) => key === `${budget}:all`));
  expect(used).toHaveLength(await app.db.$count(messages, eq(messages.kind, "login-code")));
  lastTicket = body.ticket;
  return used[0];
}

const permit = () => createCodePermit(app.ctx().hash, `+91${phone}`, app.ctx().now);

test("a phone without bookings gets a code only with a permit", async () => {
  expect(await requestAndFindLimit()).toBeUndefined();
  await app.db.delete(rateLimitAttempts);
  expect(await requestAndFindLimit(permit())).toBe("booking-code-sent");
});

test("an unproved booking does not make the phone known until the visit takes place", async () => {
  await book();
  for (const status of ["pending", "confirmed", "declined"] as const) {
    await setStatus(status);
    await app.db.delete(messages);
    expect(await requestAndFindLimit()).toBe("unproved-code-sent");
    await app.db.delete(rateLimitAttempts);
  }
  await app.db.delete(messages);
  expect(await requestAndFindLimit(permit())).toBe("booking-code-sent");
});

test.each(["sample_collected", "testing_in_progress", "completed"] as const)(
  "a visit that took place (%s) makes the phone known, even with a permit",
  async (status) => {
    await book();
    await setStatus(status);
    expect(await requestAndFindLimit()).toBe("login-code-sent");
    for (const table of [rateLimitAttempts, messages]) await app.db.delete(table);
    expect(await requestAndFindLimit(permit())).toBe("login-code-sent");
  },
);

test("a booking created by staff makes the phone known", async () => {
  await book(adminCookie);
  expect(await requestAndFindLimit()).toBe("login-code-sent");
});

test("a proved login makes the phone known", async () => {
  await book();
  expect(await requestAndFindLimit()).toBe("unproved-code-sent");
  const [message] = await app.db.select().from(messages).where(eq(messages.kind, "login-code"));
  const code = /^\d{6}/.exec(message?.body ?? "")?.[0];
  expect((await app.call("POST", "/api/patient/session", { phone, code, ticket: lastTicket })).status).toBe(200);
  for (const table of [rateLimitAttempts, messages]) await app.db.delete(table);
  expect(await requestAndFindLimit()).toBe("login-code-sent");
});
