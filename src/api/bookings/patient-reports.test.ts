import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp, toCookieHeader } from "#test/app.ts";
import { buildBooking, releaseConfirmations } from "#test/builders.ts";
import { buildPdf } from "#test/pdf-fixture.ts";

type Cookie = { cookie: string };

let app: TestApp;
let admin: Cookie;
let owner: Cookie;
let other: Cookie;
let path: string;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.adminCookie();
  path = `/api/bookings/${await book("9876572001", "Gurpreet Kaur")}/report`;
  await book("9876572002", "Amrit Pal");
  owner = toCookieHeader(await app.call("POST", "/api/patient/session", { phone: "9876572001" }));
  other = toCookieHeader(await app.call("POST", "/api/patient/session", { phone: "9876572002" }));
});
afterAll(() => app.close());

async function book(phone: string, name: string): Promise<number> {
  const wish = await app.withCurrentPrice(buildBooking({ patient: { phone, name } }));
  return (await app.call("POST", "/api/bookings", wish)).body.booking.id;
}

async function attach(pdf: Buffer<ArrayBuffer>): Promise<number> {
  const headers = { ...admin, "x-file-name": "Gurpreet%20Kaur.pdf" };
  const answer = await app.request(path, { method: "PUT", headers, body: pdf });
  return (await answer.json()).id;
}

const callAction = (action: "release" | "withdraw", reportId: number) =>
  app.call("POST", `${path}/${action}`, { reportId, ...(action === "release" && releaseConfirmations) }, admin);
const listOf = async (cookies: Cookie) => (await app.call("GET", `${path}s`, undefined, cookies)).body;

/** Returns the downloaded bytes, or the status of the error. */
async function opened(cookies: Cookie, address = path): Promise<Buffer | number> {
  const answer = await app.request(address, { headers: cookies });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
}

// Row 1.6
test("a patient opens a report from its release until it is withdrawn or replaced, and no other report", async () => {
  const [wrong, first, second] = [
    buildPdf({ mark: "wrong" }),
    buildPdf({ mark: "first" }),
    buildPdf({ mark: "second" }),
  ];
  expect([await opened(owner), await listOf(owner)]).toEqual([404, []]);
  const wrongId = await attach(wrong);
  expect([await opened(owner), await listOf(owner)]).toEqual([404, []]);

  await callAction("release", wrongId);
  expect(await opened(owner)).toEqual(wrong);
  expect([await opened(other), (await listOf(other)).status]).toEqual([403, 403]);

  await callAction("withdraw", wrongId);
  expect([await opened(owner), await listOf(owner)]).toEqual([404, []]);
  expect((await callAction("release", wrongId)).status).toBe(422);
  expect([await opened(owner), await opened(owner, `${path}s/${wrongId}`)]).toEqual([404, 404]);

  const firstId = await attach(first);
  await callAction("release", firstId);
  expect(await opened(owner)).toEqual(first);
  const secondId = await attach(second);
  expect([await opened(owner), await listOf(owner)]).toEqual([404, []]);

  await callAction("release", secondId);
  expect(await opened(owner)).toEqual(second);
  expect(await opened(owner, `${path}s/${firstId}`)).toBe(404);
  expect(await opened(admin, `${path}s/${firstId}`)).toEqual(first);
});

test("the patient sees no withdrawn or replaced file, and no file names", async () => {
  const [report, ...rest] = await listOf(owner);
  expect(rest).toEqual([]);
  expect(Object.keys(report).sort()).toEqual(["id", "releasedAt", "replacedAt", "sizeBytes", "uploadedAt"]);
});

test("records that the patient opened it, without the phone", async () => {
  await opened(owner);
  const { body } = await app.call("GET", path.replace("/report", "/audit-log"), undefined, admin);
  expect(body.at(-1)).toMatchObject({ actor: "patient", action: "report-opened" });
  expect(JSON.stringify(body)).not.toContain("9876572001");
});
