import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { createTestDatabase } from "#test/database.ts";
import { OWNER_EMAIL } from "./desk-sessions.server.ts";
import { createSessions } from "./sessions.server.ts";

const secret = "a-secret-that-is-only-for-tests-0123456789";
let own: Awaited<ReturnType<typeof createTestDatabase>>;
let database: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  own = await createTestDatabase(inject("server"));
  database = openDatabase(own.connection);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const sessionsWith = (settings: { secret?: string; isSecure?: boolean } = {}) =>
  createSessions({ desk: database.db, patients: database.db }, { secret, isSecure: false, ...settings });

/** The Cookie headers with which the desk and a patient go on, each for itself. */
async function cookiesOf({ desk, patients }: ReturnType<typeof createSessions>): Promise<string[]> {
  await desk.setOwnerPassword("a-password-for-tests");
  const [atDesk, patient] = [
    await desk.signIn("a-password-for-tests", new Headers(), OWNER_EMAIL),
    await patients.signIn("+919876543210", new Headers()),
  ];
  if (typeof atDesk === "string") throw new Error(atDesk);
  return [...atDesk.cookies, ...patient.cookies].map((cookie) => cookie.split(";")[0] ?? "");
}

test.each([false, true])(
  "the desk's and a patient's cookie are known by their signature; secure: %s",
  async (isSecure) => {
    const sessions = sessionsWith({ isSecure });
    const cookies = await cookiesOf(sessions);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie.startsWith("__Host-")).toBe(isSecure);
      expect(sessions.haveSigned(cookie)).toBe(true);
      expect(sessions.haveSigned(`_ga=1; theme=dark;${cookie}; last=1`)).toBe(true);
    }
  },
);

test("a made-up, a changed and a borrowed cookie are not", async () => {
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
  expect(made.filter((cookies) => sessions.haveSigned(cookies))).toEqual([]);
  expect(sessionsWith({ secret: `${secret}x` }).haveSigned(cookie)).toBe(false);
});

test("over HTTPS each cookie is bound to this very host, and over HTTP it keeps its plain name", async () => {
  const set = async (isSecure: boolean) => {
    const { desk, patients, browsers, patientBrowsers } = sessionsWith({ isSecure });
    await desk.setOwnerPassword("a-password-for-tests");
    const tried = await desk.signIn("a-password-for-tests", new Headers(), OWNER_EMAIL);
    if (typeof tried === "string") throw new Error(tried);
    const patient = await patients.signIn("+919876543210", new Headers());
    const browser = await browsers.remember(new Headers(), OWNER_EMAIL, new Date());
    return [...tried.cookies, ...patient.cookies, browser, patientBrowsers.remember("+919876543210")];
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
