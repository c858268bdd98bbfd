import { afterAll, expect, test } from "vitest";
import { CheaperBundle } from "#core/cart/schema.ts";
import { createTestApp } from "#test/app.ts";

const app = await createTestApp();
afterAll(() => app.close());

async function cheaperThan(tests: string) {
  const { status, body } = await app.call("GET", `/api/cheaper-way?tests=${tests}`);
  expect([status, CheaperBundle.parse(body)]).toEqual([200, body]);
  return body.cheaper;
}

// Row 10.25
test("returns a package that contains the tests for less", async () => {
  expect(await cheaperThan("5,6,7,8")).toMatchObject({
    selected: 4,
    package: { id: 1, name: "Essential Health Monitoring Package (1.1)", tests: 6 },
    tests: [],
    total: "499.00",
    saves: "1197.00",
  });
});

test("returns a panel for its tests, and ignores tests that are covered already", async () => {
  const panel = { selected: 4, package: null, tests: [{ id: 119 }], total: "1499.00" };
  expect(await cheaperThan("112,113,114,115")).toMatchObject(panel);
  expect(await cheaperThan("108,9")).toBeNull();
});

test("uses an offer's price while it runs", async () => {
  const tests = "5,2,9,13,12,16,6,7,8,10,14,15,17";
  expect(await cheaperThan(tests)).toMatchObject({ package: { id: 5 }, total: "1999.00" });
});

test.each(["", "5", "abc", "9999,9998", "23,54"])("nothing is cheaper for %j", async (tests) => {
  expect(await cheaperThan(tests)).toBeNull();
});

test("lists the stricter preparation of the cheaper choice", async () => {
  expect((await cheaperThan("5,7,8")).asksMore).toBe(
    "In return you fast for 9 to 14 hours, which your tests do not need, and the latest hour is 11:00 AM.",
  );
  expect((await cheaperThan("5,6,7,8")).asksMore).toBeNull();
  expect((await cheaperThan("112,113,114,115")).asksMore).toBeNull();
});
