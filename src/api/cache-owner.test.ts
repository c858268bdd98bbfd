import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const [mother, stranger] = ["9876563001", "9876563002"];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const phone of [mother, stranger]) {
    await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking({ patient: { phone } })));
  }
});
afterAll(() => app.close());

async function signIn(phone: string) {
  return toCookieHeader(await app.call("POST", "/api/patient/session", { phone }));
}

async function fetchCacheOwner(path: string, headers = {}): Promise<string | null> {
  return (await app.call("GET", path, undefined, headers)).headers.get("nabz-whose");
}

test("names the cache owner on each personal response, without the phone", async () => {
  const [first, second] = [
    await fetchCacheOwner(session, await signIn(mother)),
    await fetchCacheOwner(session, await signIn(stranger)),
  ];
  expect(first).toMatch(/^[\w-]{22}$/);
  expect(first).not.toBe(second);
  expect(await fetchCacheOwner(session, await signIn(mother))).toBe(first);
  expect(await fetchCacheOwner("/api/bookings?patientId=1", await signIn(mother))).toBe(first);
});

test("a staff session's responses belong to `staff`, even with a patient's session", async () => {
  const [{ cookie: desk }, { cookie: patient }] = [await app.adminCookie(), await signIn(mother)];
  expect(await fetchCacheOwner(session, { cookie: `${desk}; ${patient}` })).toBe("staff");
});

test("an error without a session and the catalogue are public", async () => {
  expect(await fetchCacheOwner(session)).toBe("nobody");
  expect(await fetchCacheOwner("/api/lab", await signIn(mother))).toBeNull();
});

const session = "/api/patient/session";
