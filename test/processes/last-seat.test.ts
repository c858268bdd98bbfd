// Rows 10.38, 10.39
import { expect, inject, onTestFinished, test } from "vitest";
import { buildBooking } from "#test/builders.ts";
import { createTestDatabase, toDatabaseUrl } from "#test/database.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { fetchCbcPrice, listOpenDays, postBooking, postBookingUntilDecided } from "./booking-requests.ts";

test.each([1, 2])(
  "fifty concurrent bookings of the last seat, over %i server processes: one booked, 49 rejected",
  async (servers) => {
    const own = await createTestDatabase(inject("server"));
    const settings = { DATABASE_URL: toDatabaseUrl(own.connection), LOG_LEVEL: "error" };
    onTestFinished(own.drop);
    const products = await Promise.all(Array.from({ length: servers }, () => runForTest(settings)));
    const urls = products.map(({ url }) => url);
    const [bookingDate = ""] = await listOpenDays(urls[0] ?? "");
    const totalAmount = await fetchCbcPrice(urls[0] ?? "");
    const createRequest = (n: number) =>
      buildBooking({
        patient: { phone: `98765${String(70_000 + n)}` },
        booking: { bookingDate, bookingTime: "09:00 AM", totalAmount },
      });
    for (let n = 0; n < 3; n++) await postBooking(urls[0] ?? "", createRequest(n));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => postBookingUntilDecided(urls[n % servers] ?? "", createRequest(100 + n))),
    );
    const statuses = Map.groupBy(answers, (answer) => answer?.status);
    expect([statuses.get(201)?.length, statuses.get(409)?.length]).toEqual([1, 49]);
  },
);

test("fifty concurrent bookings of the last seat, over 2 server processes, half of them with a hold first: one has it", async () => {
  const own = await createTestDatabase(inject("server"));
  const settings = { DATABASE_URL: toDatabaseUrl(own.connection), LOG_LEVEL: "error" };
  onTestFinished(own.drop);
  const urls = (await Promise.all([runForTest(settings), runForTest(settings)])).map(({ url }) => url);
  const [bookingDate = ""] = await listOpenDays(urls[0] ?? "");
  const slot = { bookingDate, bookingTime: "09:00 AM", totalAmount: await fetchCbcPrice(urls[0] ?? "") } as const;
  const createRequest = (n: number) =>
    buildBooking({ patient: { phone: `98765${String(70_000 + n)}` }, booking: slot });
  for (let n = 0; n < 3; n++) await postBooking(urls[0] ?? "", createRequest(n));
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const url = urls[(n >> 1) % 2] ?? "";
      const hold = n % 2 === 0 ? await requestHold(url, slot) : undefined;
      const answer = await postBookingUntilDecided(url, { ...createRequest(100 + n), ...(hold && { hold }) });
      return { hold, status: answer?.status };
    }),
  );
  const holders = answers.filter(({ hold }) => hold);
  const booked = answers.filter(({ status }) => status === 201);
  expect(holders.length).toBeLessThanOrEqual(1);
  expect(booked).toHaveLength(1);
  if (holders.length > 0) expect(booked).toEqual(holders);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
});

/** Returns the id of the held seat, or undefined where it was rejected. */
async function requestHold(
  url: string,
  slot: { bookingDate: string; bookingTime: string },
): Promise<string | undefined> {
  const body = JSON.stringify({ date: slot.bookingDate, time: slot.bookingTime });
  const answer = await fetch(`${url}/api/slot-holds`, { method: "POST", headers, body });
  return answer.ok ? (await answer.json()).hold : undefined;
}

const headers = { "content-type": "application/json" };

/** Stops with the test, whatever becomes of the other one. */
async function runForTest(settings: Record<string, string>): Promise<Product> {
  const product = await runProduct(settings);
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  return product;
}
