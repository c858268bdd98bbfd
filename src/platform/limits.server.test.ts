import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { allowances, type Limits } from "#core/access/limits.server.ts";
import { openDatabase } from "#db/client.server.ts";
import { attempts } from "#db/schema/messages.ts";
import { createTestDatabase } from "#test/database.ts";
import { createLimits } from "./limits.server.ts";

let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
let limits: Limits;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openDatabase(own.connection);
  limits = createLimits(database.pool, allowances);
});
beforeEach(() => database.db.delete(attempts));
afterAll(async () => {
  await database.close();
  await own.drop();
});

/** How many of so many messages to the lab pass, each from the address of its number. */
async function pass(messages: number, addressOf: (number: number) => string): Promise<number> {
  let passed = 0;
  for (let number = 0; number < messages; number++) {
    if ((await limits.spend("contact-message", addressOf(number))) === null) passed += 1;
  }
  return passed;
}

test("an attempt is counted without a wait for the disk", async () => {
  const { rows } = await database.pool.query("select relpersistence from pg_class where relname = 'attempts'");
  expect(rows).toEqual([{ relpersistence: "u" }]);
});

test("an IPv4 address has ten messages an hour, its /24 four times as many, and the next /24 its own", async () => {
  expect(await pass(12, () => "203.0.113.7")).toBe(10);
  expect(await pass(60, (number) => `203.0.113.${100 + number}`)).toBe(30);
  expect(await pass(1, () => "203.0.114.7")).toBe(1);
});

test("the lines of one IPv6 block share a larger allowance for each larger network", async () => {
  expect(await pass(12, (number) => `2409:40d1:1:1:${number}::1`)).toBe(10);
  expect(await pass(60, (number) => `2409:40d1:1:${(number + 2).toString(16)}::1`)).toBe(30);
  expect(await pass(200, (number) => `2409:40d1:${(number + 2).toString(16)}:1::1`)).toBe(120);
  expect(await pass(1, () => "2409:40d2:1:1::1")).toBe(1);
});

test("who is refused by their own line takes nothing from their neighbours'", async () => {
  await pass(100, () => "2409:40d1:1:1::1");
  expect(await pass(10, () => "2409:40d1:1:2::1")).toBe(10);
});

test("of attempts at once no more pass than one after the other", async () => {
  const at = Array.from({ length: 60 }, (_, number) => limits.spend("contact-message", `203.0.113.${number}`));
  const refused = (await Promise.all(at)).filter((wait) => wait !== null);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.retryAfterSeconds).toBeGreaterThan(3500);
});

test("many addresses that ask for one phone are counted together with the phone, and no faster than it", async () => {
  const of = (phone: string) => (line: number) =>
    limits.spend("login-code-of-address-and-phone", `2409:40d1:1:${line}::1`, phone);
  const refused: boolean[] = [];
  for (let line = 0; line < 12; line++) refused.push((await of("+919876543001")(line)) !== null);
  expect(refused.indexOf(true)).toBe(5);
  expect(await of("+919876543002")(0)).toBeNull();
});

test("what is counted by a phone or for all is no address", async () => {
  expect(await limits.spend("login-code-pause", "+919876543001")).toBeNull();
  expect(await limits.spend("login-code-pause", "+919876543001")).toEqual({ retryAfterSeconds: 30 });
  expect(await limits.spend("login-code-pause", "+919876543002")).toBeNull();
});
