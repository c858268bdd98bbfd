import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPool } from "#db/client.server.ts";
import { createTestDatabase } from "#test/database.ts";
import { OWNER_EMAIL } from "./admin-sessions.server.ts";
import { createSessions } from "./sessions.server.ts";

const secret = "a-secret-that-is-only-for-tests-0123456789";
let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openPool>;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openPool(own.connection);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const sessionsWith = (settings: { secret?: string; isSecure?: boolean } = {}) =>
  createSessions({ admin: database.db, patients: database.db }, { secret, isSecure: false, ...settings });

/** The Cookie headers of a staff and a patient session. */
async function cookiesOf({ admin, patients }: ReturnType<typeof createSessions>): Promise<string[]> {
  await admin.setOwnerPassword("a-password-for-tests");
  const [staffSession, patient] = [
    await admin.signIn("a-password-for-tests", new Headers(), OWNER_EMAIL),
    await patients.signIn("+919876543210", new Headers()),
  ];
  if (typeof staffSession === "string") throw new Error(staffSession);
  return [...staffSession.cookies, ...patient.cookies].map((cookie) => cookie.split(";")[0] ?? "");
}

test.each([false, true])("recognizes staff and patient cookies by their signature; secure: %s", async (isSecure) => {
  const sessions = sessionsWith({ isSecure });
  const cookies = await cookiesOf(sessions);
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    expect(cookie.startsWith("__Host-")).toBe(isSecure);
    expect(sessions.hasSessionCookie(cookie)).toBe(true);
    expect(sessions.hasSessionCookie(`_ga=1; theme=dark;${cookie}; last=1`)).toBe(true);
  }
});

test("rejects a forged, a changed and a borrowed cookie", async () => {
  const sessions = sessionsWith();
  const [cookie = ""] = await cookiesOf(sessions);
  const [, signature = ""] = cookie.split(".").slice(1);
  const made = [
    "",
    "nabz.session_token",
    "nabz.session_token=1",
    `nabz.session_token=1.${"A".repeat(43)}=`,
    `nabz.session_token=other.${signature}`,
    cookie.replace("session_token=", "session_token=x"),
    cookie.replace("nabz.session_token", "nabz.other"),
    cookie.replace("nabz.session_token", "not-nabz.session_token"),
    `__Secure-${cookie}`,
    `__Host-${cookie}`,
    "nabz.session_token=%E0%A4%A",
  ];
  expect(made.filter((cookies) => sessions.hasSessionCookie(cookies))).toEqual([]);
  expect(sessionsWith({ secret: `${secret}x` }).hasSessionCookie(cookie)).toBe(false);
});

test("cookies have the __Host- prefix over HTTPS, and plain names over HTTP", async () => {
  const set = async (isSecure: boolean) => {
    const { admin, patients, knownBrowsers, knownPatientBrowsers } = sessionsWith({ isSecure });
    await admin.setOwnerPassword("a-password-for-tests");
    const tried = await admin.signIn("a-password-for-tests", new Headers(), OWNER_EMAIL);
    if (typeof tried === "string") throw new Error(tried);
    const patient = await patients.signIn("+919876543210", new Headers());
    const browser = await knownBrowsers.remember(new Headers(), OWNER_EMAIL, new Date());
    return [...tried.cookies, ...patient.cookies, browser, knownPatientBrowsers.remember("+919876543210")];
  };
  const names = ["nabz.session_token", "nabz.patient.session_token", "nabz.desk_browser", "nabz.patient_browser"];
  const [secure, plain] = [await set(true), await set(false)];
  const nameOf = (cookie: string) => cookie.split("=")[0];
  expect([secure.map(nameOf), plain.map(nameOf)]).toEqual([names.map((name) => `__Host-${name}`), names]);
  for (const cookie of secure) {
    expect(cookie).toMatch(/; Path=\/(?:;|$)/);
    expect(cookie).toMatch(/; Secure(?:;|$)/);
    expect(cookie).not.toMatch(/Domain/i);
  }
  for (const cookie of plain) expect(cookie).not.toMatch(/Secure/);
});
