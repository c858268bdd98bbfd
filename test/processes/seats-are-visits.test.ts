import fc from "fast-check";
import { expect, inject, onTestFinished, test } from "vitest";
import { bookingStatuses, holdsSeat } from "#core/bookings/statuses.ts";
import { actor, actsAt } from "#test/booking-acts.ts";
import { aBooking } from "#test/builders.ts";
import { createTestDatabase, onServer, urlOf } from "#test/database.ts";
import { runProduct, visitorHeader } from "#test/product.ts";
import { openDays, priceOfCbc } from "./booking-requests.ts";
import { deskCookieAt } from "./desk.ts";

test("over two server processes, whatever is done at once, seats taken are visits", async () => {
  const own = await createTestDatabase(inject("server"));
  onTestFinished(own.drop);
  const urls = await Promise.all([1, 2].map(() => runForTest({ DATABASE_URL: urlOf(own.connection) })));
  const [url = ""] = urls;
  const cookie = await deskCookieAt(url);
  const [first = "", second = ""] = await openDays(url);
  const totalAmount = await priceOfCbc(url);
  let asked = 0;
  const { take, made } = actor(
    async (as, method, path, body) => {
      const who = as === "desk" ? { cookie } : { [visitorHeader]: `10.${as % 250}.${as >> 8}.1` };
      const headers = { "content-type": "application/json", ...who };
      const answer = await fetch(`${urls[++asked % 2]}${path}`, {
        method,
        headers,
        body: JSON.stringify(body) ?? null,
      });
      return { status: answer.status, body: await answer.json().catch(() => null) };
    },
    async ({ phone, ...booking }) => aBooking({ patient: { phone }, booking: { ...booking, totalAmount } }),
  );
  const hours = [first, second].flatMap((day) => [[day, "07:00 AM"] as const, [day, "08:00 AM"] as const]);
  const acts = fc.sample(actsAt(hours), { numRuns: 240, seed: 16 });
  for (let at = 0; at < acts.length; at += 12) {
    const answers = await Promise.all(acts.slice(at, at + 12).map(take));
    expect(answers.filter((status) => (status ?? 0) >= 500)).toEqual([]);
  }
  expect(made.length).toBeGreaterThan(30);
  expect(await onServer(own.connection, falseSeats)).toEqual([]);
});

/** Hours whose seats are not as many as their visits at home. */
const falseSeats = `select day, time, taken, visits
  from (select day, time, taken from slots) as seats
  full join (select day, time, count(distinct visit_id)::int as visits from bookings where status in (${bookingStatuses.filter(holdsSeat).map((status) => `'${status}'`)}) and place = 'home' group by day, time) as booked
    using (day, time)
  where coalesce(taken, 0) <> coalesce(visits, 0)`;

async function runForTest(settings: Record<string, string>): Promise<string> {
  const product = await runProduct({ LOG_LEVEL: "error", ...settings });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  return product.url;
}
