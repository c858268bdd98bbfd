// Rows 4.31, 6.3, 6.4, 7.24, 7.27
import { afterAll, beforeAll, expect, test } from "vitest";
import { slotTimes } from "#core/slots/grid.ts";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const mother = "98765 61001";
const otherPatient = "98765 61002";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await book({ phone: mother, name: "Gurpreet Kaur" });
  await book({ phone: mother, name: "Jasleen Kaur" });
  await book({ phone: otherPatient, name: "Amrit Pal" });
});
afterAll(() => app.close());

let visits = 0;
async function book(patient: { phone: string; name: string }) {
  // Each in another slot, because a slot has four seats.
  const bookingTime = slotTimes[visits++ % slotTimes.length] ?? "10:00 AM";
  const { body } = await app.call(
    "POST",
    "/api/bookings",
    await app.withCurrentPrice(buildBooking({ patient, booking: { bookingTime } })),
  );
  return body.booking;
}

async function signIn(phone: string, headers = {}) {
  return app.call("POST", "/api/patient/session", { phone }, headers);
}

test("a phone with bookings signs in, in an HttpOnly cookie, and sees the whole family", async () => {
  const answer = await signIn("9876561001");
  expect(answer.status).toBe(200);
  expect(answer.body.phone).toBe("+919876561001");
  expect(answer.body.patients.map(({ name }: { name: string }) => name)).toEqual(["Jasleen Kaur", "Gurpreet Kaur"]);
  expect(answer.headers.get("set-cookie")).toMatch(/^nabz\.patient\.session_token=.*HttpOnly/i);
  expect(answer.headers.get("set-cookie")).toMatch(/SameSite=Lax/i);
  const session = await app.call("GET", "/api/patient/session", undefined, toCookieHeader(answer));
  expect(session.body).toEqual(answer.body);
  expect(session.headers.get("cache-control")).toBe("no-store");
});

test("a phone without bookings is not signed in", async () => {
  const answer = await signIn("9876500009");
  expect([answer.status, answer.body.detail]).toEqual([404, "No bookings found"]);
  expect(answer.headers.get("set-cookie")).toBeNull();
});

test("rejects an invalid phone number with the page's message", async () => {
  for (const [phone, sentence] of [
    ["98765", "Phone number must be at least 10 digits"],
    ["9876561001999", "Phone number should not exceed 12 digits"],
    ["phone61001", "Only numbers are allowed"],
  ]) {
    const answer = await signIn(phone ?? "");
    expect([answer.status, answer.body.errors]).toEqual([422, { phone: sentence }]);
  }
});

// Rows 7.23, 7.25, 10.45
test("a patient's session reads only its own patients, bookings and items", async () => {
  const own = await book({ phone: mother, name: "Gurpreet Kaur" });
  const other = await book({ phone: otherPatient, name: "Amrit Pal" });
  const cookie = toCookieHeader(await signIn(mother));
  const status = async (path: string) => (await app.call("GET", path, undefined, cookie)).status;
  for (const path of pathsOf(own)) expect([path, await status(path)]).toEqual([path, 200]);
  for (const path of pathsOf(other)) expect([path, await status(path)]).toEqual([path, 403]);
});

// Row 10.14
test("an unused number gets a patient the same error as another patient's, so that numbers cannot be probed", async () => {
  const cookie = toCookieHeader(await signIn(mother));
  const unknown = { id: 999_999, patientId: 999_999, phone: "+919000000000" };
  for (const path of pathsOf(unknown)) {
    expect([path, (await app.call("GET", path, undefined, cookie)).status]).toEqual([path, 403]);
  }
});

test("without a session all of these ask to sign in, whether they exist or not", async () => {
  const own = await book({ phone: mother, name: "Gurpreet Kaur" });
  for (const path of [
    "/api/patient/session",
    ...pathsOf(own),
    ...pathsOf({ ...own, id: 999_999, patientId: 999_999 }),
  ]) {
    expect([path, (await app.call("GET", path)).status]).toEqual([path, 401]);
  }
});

test("a patient's session has no staff access, by its own cookie or under the staff cookie's name", async () => {
  const { cookie } = toCookieHeader(await signIn(mother));
  const renamed = cookie.replace("nabz.patient.session_token", "nabz.session_token");
  for (const [worn, refusal] of [
    [cookie, 403],
    [renamed, 401],
  ] as const) {
    const headers = { cookie: worn };
    expect((await app.call("GET", "/api/bookings", undefined, headers)).status).toBe(refusal);
    expect((await app.call("GET", "/api/admin/session", undefined, headers)).status).toBe(refusal);
    expect((await app.call("DELETE", "/api/bookings/1", undefined, headers)).status).toBe(refusal);
    const change = { present: "x", next: "another-password" };
    expect((await app.call("PUT", "/api/admin/password", change, headers)).status).toBe(refusal);
  }
});

test("a staff session is no patient session, under either name", async () => {
  const { cookie } = await app.adminCookie();
  const renamed = cookie.replace("nabz.session_token", "nabz.patient.session_token");
  for (const worn of [cookie, renamed]) {
    expect((await app.call("GET", "/api/patient/session", undefined, { cookie: worn })).status).toBe(401);
  }
});

test("signing in as a patient keeps the browser's staff session, and vice versa", async () => {
  const staffCookie = await app.adminCookie();
  const patient = toCookieHeader(await signIn(mother, staffCookie));
  const both = { cookie: `${staffCookie.cookie}; ${patient.cookie}` };
  expect((await app.call("GET", "/api/admin/session", undefined, both)).status).toBe(200);
  expect((await app.call("GET", "/api/patient/session", undefined, both)).body.phone).toBe("+919876561001");
  expect((await app.call("DELETE", "/api/patient/session", undefined, both)).status).toBe(204);
  expect((await app.call("GET", "/api/patient/session", undefined, both)).status).toBe(401);
  expect((await app.call("GET", "/api/admin/session", undefined, both)).status).toBe(200);
});

test("a signed-out or replaced session has no access with its old cookie", async () => {
  const first = toCookieHeader(await signIn(mother));
  const second = toCookieHeader(await signIn(mother, first));
  expect((await app.call("GET", "/api/patient/session", undefined, first)).status).toBe(401);
  expect((await app.call("DELETE", "/api/patient/session", undefined, second)).status).toBe(204);
  expect((await app.call("GET", "/api/patient/session", undefined, second)).status).toBe(401);
});

test("a forged cookie has no access", async () => {
  const { cookie } = toCookieHeader(await signIn(mother));
  const [name, value = ""] = cookie.split("=");
  const [token] = decodeURIComponent(value).split(".");
  for (const forged of [`${token}.${"A".repeat(43)}=`, `${token}`, "x.y", `${"A".repeat(32)}.${value.split(".")[1]}`]) {
    const headers = { cookie: `${name}=${encodeURIComponent(forged)}` };
    expect((await app.call("GET", "/api/patient/session", undefined, headers)).status).toBe(401);
  }
});

test("staff read any patient, and get an error for a missing one", async () => {
  const staffCookie = await app.adminCookie();
  const found = await app.call("GET", "/api/patients/by-phone/9876561002", undefined, staffCookie);
  expect(found.body).toMatchObject({ name: "Amrit Pal", phone: "+919876561002" });
  expect((await app.call("GET", `/api/patients/${found.body.id}`, undefined, staffCookie)).body).toEqual(found.body);
  expect((await app.call("GET", "/api/patients/by-phone/9000000000", undefined, staffCookie)).status).toBe(404);
  expect((await app.call("GET", "/api/patients/999999", undefined, staffCookie)).status).toBe(404);
});

test("simultaneous first sign-ins of a phone create one account", async () => {
  await book({ phone: "98765 61009", name: "Kiran Bala" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => signIn("9876561009")));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

test("trying one number after another is soon throttled", async () => {
  const numbers = Array.from({ length: 310 }, (_, guess) => String(9000000100 + guess));
  const answers = await Promise.all(numbers.map((number) => signIn(number, { address: "198.51.100.1" })));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

function pathsOf({ id, patientId, phone }: { id: number; patientId: number; phone: string }): string[] {
  return [
    `/api/bookings/${id}`,
    `/api/bookings/${id}/items`,
    `/api/bookings?patientId=${patientId}`,
    `/api/patients/${patientId}`,
    `/api/patients/by-phone/${encodeURIComponent(phone)}`,
  ];
}
