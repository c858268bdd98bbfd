import { expect, inject, onTestFinished, test } from "vitest";
import { aBooking } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { openDatabaseLine } from "#test/doubles/database-line.ts";
import { runProduct } from "#test/product.ts";
import { book, openDays, priceOfCbc } from "./booking-requests.ts";

test("with the database away pages and calls say 503 and whom to call, kept pages stand, and all goes on afterwards", async () => {
  const own = await createTestDatabase(inject("server"));
  const line = await openDatabaseLine(own.connection);
  const { host, port, user, database } = line.connection;
  const product = await runProduct({
    DATABASE_URL: `postgres://${user}@${host}:${port}/${database}`,
    LOG_LEVEL: "silent",
  });
  onTestFinished(async () => {
    await line.mend();
    await product.stop("SIGTERM");
    await line.close();
    await own.drop();
  });
  const [bookingDate = ""] = await openDays(product.url);
  const wish = aBooking({ booking: { bookingDate, totalAmount: await priceOfCbc(product.url) } });
  const { phones } = await (await fetch(`${product.url}/api/lab`)).json();
  const look = async (path: string, init?: RequestInit) => {
    const answer = await fetch(product.url + path, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  expect((await look("/")).status).toBe(200);

  await line.cut();
  expect((await look("/")).status).toBe(200);
  const page = await look("/tests/7");
  expect([page.status, page.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(page.headers.get("retry-after")).toBe("5");
  expect(page.text).toContain(`href="tel:${phones[0]}"`);
  expect((await book(product.url, wish))?.status).toBe(503);
  const { name, phone, address } = wish.patient;
  const form = new URLSearchParams({
    name,
    phone,
    address,
    email: "",
    age: "",
    date: bookingDate,
    time: "10:00 AM",
    totalAmount: "1.00",
  });
  const posted = await look("/book?test=5", { method: "POST", body: form });
  expect(posted.status).toBe(503);
  expect(posted.text).toContain("We cannot reach our records at the moment.");
  expect(posted.text).toContain(address);
  expect((await look("/readyz")).status).toBe(503);
  expect((await look("/healthz")).status).toBe(200);

  await line.mend();
  await expect.poll(async () => (await look("/readyz")).status, { timeout: 20_000 }).toBe(200);
  expect((await look("/tests/7")).status).toBe(200);
  expect((await book(product.url, wish))?.status).toBe(201);
});
