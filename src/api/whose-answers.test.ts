import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, createTestApp, type TestApp } from "#test/app.ts";
import { aBooking } from "#test/builders.ts";

const [mother, stranger] = ["9876563001", "9876563002"];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  for (const phone of [mother, stranger]) {
    await app.call("POST", "/api/bookings", await app.priced(aBooking({ patient: { phone } })));
  }
});
afterAll(() => app.close());

async function signIn(phone: string) {
  return cookieOf(await app.call("POST", "/api/patient/session", { phone }));
}

async function whose(path: string, headers = {}): Promise<string | null> {
  return (await app.call("GET", path, undefined, headers)).headers.get("nabz-whose");
}

test("each answer that may be somebody's names whose it is, and no phone", async () => {
  const [one, other] = [await whose(session, await signIn(mother)), await whose(session, await signIn(stranger))];
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(one).not.toBe(other);
  expect(await whose(session, await signIn(mother))).toBe(one);
  expect(await whose("/api/bookings?patientId=1", await signIn(mother))).toBe(one);
});

test("what the desk's session sees is the desk's, beside a patient's too", async () => {
  const [{ cookie: desk }, { cookie: patient }] = [await app.deskCookie(), await signIn(mother)];
  expect(await whose(session, { cookie: `${desk}; ${patient}` })).toBe("desk");
});

test("a refusal to nobody is nobody's, and the catalogue names no one", async () => {
  expect(await whose(session)).toBe("nobody");
  expect(await whose("/api/lab", await signIn(mother))).toBeNull();
});

const session = "/api/patient/session";
