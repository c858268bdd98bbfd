import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { type RateLimits, rateLimits } from "#core/access/rate-limits.server.ts";
import { openPool } from "#db/client.server.ts";
import { rateLimitAttempts } from "#db/schema/messages.ts";
import { createTestDatabase } from "#test/database.ts";
import { createRateLimiter } from "./rate-limiter.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openPool>;
let limits: RateLimits;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openPool(own.connection);
  limits = createRateLimiter(database.pool, rateLimits);
});
beforeEach(() => database.db.delete(rateLimitAttempts));
afterAll(async () => {
  await database.close();
  await own.drop();
});

/** Returns how many of the messages to the lab pass, each from an address made of its number. */
async function pass(messages: number, addressOf: (number: number) => string): Promise<number> {
  let passed = 0;
  for (let number = 0; number < messages; number++) {
    if ((await limits.consume("contact-message", addressOf(number))) === null) passed += 1;
  }
  return passed;
}

test("counts an attempt without waiting for the disk", async () => {
  const { rows } = await database.pool.query("select relpersistence from pg_class where relname = 'attempts'");
  expect(rows).toEqual([{ relpersistence: "u" }]);
});

test("allows ten messages an hour per IPv4 address, four times as many per /24, and the next /24 separately", async () => {
  expect(await pass(12, () => "203.0.113.7")).toBe(10);
  expect(await pass(60, (number) => `203.0.113.${100 + number}`)).toBe(30);
  expect(await pass(1, () => "203.0.114.7")).toBe(1);
});

test("the lines of an IPv6 block share a larger allowance for each larger network", async () => {
  expect(await pass(12, (number) => `2409:40d1:1:1:${number}::1`)).toBe(10);
  expect(await pass(60, (number) => `2409:40d1:1:${(number + 2).toString(16)}::1`)).toBe(30);
  expect(await pass(200, (number) => `2409:40d1:${(number + 2).toString(16)}:1::1`)).toBe(120);
  expect(await pass(1, () => "2409:40d2:1:1::1")).toBe(1);
});

test("a client rejected by their own limit does not use up their neighbours'", async () => {
  await pass(100, () => "2409:40d1:1:1::1");
  expect(await pass(10, () => "2409:40d1:1:2::1")).toBe(10);
});

test("simultaneous attempts pass no more often than sequential ones", async () => {
  const at = Array.from({ length: 60 }, (_, number) => limits.consume("contact-message", `203.0.113.${number}`));
  const refused = (await Promise.all(at)).filter((wait) => wait !== null);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.retryAfterSeconds).toBeGreaterThan(3500);
});

test("counts many addresses for one phone together with the phone, and no faster than it", async () => {
  const of = (phone: string) => (line: number) =>
    limits.consume("login-code-of-address-and-phone", `2409:40d1:1:${line}::1`, phone);
  const refused: boolean[] = [];
  for (let line = 0; line < 12; line++) refused.push((await of("+919876543001")(line)) !== null);
  expect(refused.indexOf(true)).toBe(5);
  expect(await of("+919876543002")(0)).toBeNull();
});

test("limits by phone and global limits are independent of addresses", async () => {
  expect(await limits.consume("login-code-pause", "+919876543001")).toBeNull();
  expect(await limits.consume("login-code-pause", "+919876543001")).toEqual({ retryAfterSeconds: 30 });
  expect(await limits.consume("login-code-pause", "+919876543002")).toBeNull();
});
