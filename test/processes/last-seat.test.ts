import { expect, inject, onTestFinished, test } from "vitest";
import { aBooking } from "#test/builders.ts";
import { createTestDatabase, urlOf } from "#test/database.ts";
import { type Product, runProduct } from "#test/product.ts";
import { book, openDays, priceOfCbc } from "./wishes.ts";

test.each([1, 2])(
  "fifty at once for the last seat, over %i server processes: one booked, 49 refused",
  async (servers) => {
    const own = await createTestDatabase(inject("server"));
    const settings = { DATABASE_URL: urlOf(own.connection), LOG_LEVEL: "error" };
    onTestFinished(own.drop);
    const products = await Promise.all(Array.from({ length: servers }, () => runForTest(settings)));
    const urls = products.map(({ url }) => url);
    const [bookingDate = ""] = await openDays(urls[0] ?? "");
    const totalAmount = await priceOfCbc(urls[0] ?? "");
    const wish = (n: number) =>
      aBooking({
        patient: { phone: `98765${String(70_000 + n)}` },
        booking: { bookingDate, bookingTime: "09:00 AM", totalAmount },
      });
    for (let n = 0; n < 3; n++) await book(urls[0] ?? "", wish(n));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => book(urls[n % servers] ?? "", wish(100 + n))),
    );
    const statuses = Map.groupBy(answers, (answer) => answer?.status);
    expect([statuses.get(201)?.length, statuses.get(409)?.length]).toEqual([1, 49]);
  },
);

/** Stops with the test, whatever becomes of the other one. */
async function runForTest(settings: Record<string, string>): Promise<Product> {
  const product = await runProduct(settings);
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  return product;
}
