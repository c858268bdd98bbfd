import fc from "fast-check";
import { expect, inject, onTestFinished, test } from "vitest";
import { bookingStatuses, holdsSeat } from "#core/bookings/statuses.ts";
import { arbitraryCommands, createCommandRunner } from "#test/booking-commands.ts";
import { buildBooking } from "#test/builders.ts";
import { createTestDatabase, queryServer, toDatabaseUrl } from "#test/database.ts";
import { runProduct, visitorHeader } from "#test/product-process.ts";
import { createSenderHeaders } from "#test/sender-headers.ts";
import { signInAsAdmin, signInAsPatient } from "./admin-client.ts";
import { createLinkToken, fetchCbcPrice, linkSettings, listOpenDays } from "./booking-requests.ts";

test("over two server processes, concurrent commands keep taken seats equal to visits", async () => {
  const own = await createTestDatabase(inject("server"));
  onTestFinished(own.drop);
  const urls = await Promise.all(
    [1, 2].map(() => runForTest({ DATABASE_URL: toDatabaseUrl(own.connection), ...linkSettings })),
  );
  const [url = ""] = urls;
  const cookie = await signInAsAdmin(url);
  const [first = "", second = ""] = await listOpenDays(url);
  const totalAmount = await fetchCbcPrice(url);
  const getHeaders = createSenderHeaders({
    cookie,
    fromAddress: (address) => ({ [visitorHeader]: address }),
    signIn: (phone, from) => signInAsPatient(url, phone, from),
  });
  let requests = 0;
  const { take, made } = createCommandRunner({
    send: async (as, method, path, body) => {
      const headers = { "content-type": "application/json", ...(await getHeaders(as)) };
      const answer = await fetch(`${urls[++requests % 2]}${path}`, {
        method,
        headers,
        body: JSON.stringify(body) ?? null,
      });
      return { status: answer.status, body: await answer.json().catch(() => null) };
    },
    wishOf: async ({ phone, ...booking }) => buildBooking({ patient: { phone }, booking: { ...booking, totalAmount } }),
    createToken: createLinkToken,
  });
  const slots = [first, second].flatMap((day) => [[day, "07:00 AM"] as const, [day, "08:00 AM"] as const]);
  const acts = fc.sample(arbitraryCommands(slots), { numRuns: 240, seed: 16 });
  for (let at = 0; at < acts.length; at += 12) {
    const answers = await Promise.all(acts.slice(at, at + 12).map(take));
    expect(answers.filter((status) => (status ?? 0) >= 500)).toEqual([]);
  }
  expect(made.length).toBeGreaterThan(30);
  expect(await queryServer(own.connection, falseSeats)).toEqual([]);
  expect(await queryServer(own.connection, tooManyMoves)).toEqual([]);
});

/** Slots whose number of taken seats differs from their home visits. */
const falseSeats = `select day, time, taken, visits
  from (select day, time, taken from slots) as seats
  full join (select day, time, count(distinct visit_id)::int as visits from bookings where status in (${bookingStatuses.filter(holdsSeat).map((status) => `'${status}'`)}) and place = 'home' group by day, time) as booked
    using (day, time)
  where coalesce(taken, 0) <> coalesce(visits, 0)`;

/** Bookings that their patients have moved, signed in or by link, more often than the demo lab allows. */
const tooManyMoves = `select booking_id, count(*)::int as moves from booking_events
  where kind = 'moved' and actor = 'patient' group by booking_id having count(*) > (select moves_allowed from lab)`;

async function runForTest(settings: Record<string, string>): Promise<string> {
  const product = await runProduct({ LOG_LEVEL: "error", ...settings });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  return product.url;
}
