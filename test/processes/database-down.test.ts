import { expect, inject, onTestFinished, test } from "vitest";
import { buildBooking } from "#test/builders.ts";
import { createTestDatabase } from "#test/database.ts";
import { startDatabaseProxy } from "#test/fakes/database-proxy.ts";
import { runProduct } from "#test/product-process.ts";
import { fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

test("without the database pages and calls return 503 and the helpline, cached pages work, and all recovers afterwards", async () => {
  const own = await createTestDatabase(inject("server"));
  const proxy = await startDatabaseProxy(own.connection);
  const { host, port, user, database } = proxy.connection;
  const product = await runProduct({
    DATABASE_URL: `postgres://${user}@${host}:${port}/${database}`,
    LOG_LEVEL: "silent",
  });
  onTestFinished(async () => {
    await proxy.reconnect();
    await product.stop("SIGTERM");
    await proxy.close();
    await own.drop();
  });
  const [bookingDate = ""] = await listOpenDays(product.url);
  const request = buildBooking({ booking: { bookingDate, totalAmount: await fetchCbcPrice(product.url) } });
  const { phones } = await (await fetch(`${product.url}/api/lab`)).json();
  const probe = async (path: string, init?: RequestInit) => {
    const answer = await fetch(product.url + path, init);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  expect((await probe("/")).status).toBe(200);

  await proxy.disconnect();
  expect((await probe("/")).status).toBe(200);
  const page = await probe("/tests/7");
  expect([page.status, page.headers.get("cache-control")]).toEqual([503, "no-store"]);
  expect(page.headers.get("retry-after")).toBe("5");
  expect(page.text).toContain(`href="tel:${phones[0]}"`);
  expect((await postBooking(product.url, request))?.status).toBe(503);
  const { name, phone, address } = request.patient;
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
  const posted = await probe("/book?test=5", { method: "POST", body: form });
  expect(posted.status).toBe(503);
  expect(posted.text).toContain("We cannot reach our records at the moment.");
  expect(posted.text).toContain(address);
  expect((await probe("/readyz")).status).toBe(503);
  expect((await probe("/healthz")).status).toBe(200);

  await proxy.reconnect();
  await expect.poll(async () => (await probe("/readyz")).status, { timeout: 240_000 }).toBe(200);
  expect((await probe("/tests/7")).status).toBe(200);
  expect((await postBooking(product.url, request))?.status).toBe(201);
});
