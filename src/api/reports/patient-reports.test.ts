import { afterAll, beforeAll, expect, test } from "vitest";
import { cookieOf, createTestApp, type TestApp } from "#test/app.ts";
import { aBooking, releaseAnswers } from "#test/builders.ts";
import { aPdf } from "#test/pdf.ts";

type Cookie = { cookie: string };

let app: TestApp;
let desk: Cookie;
let owner: Cookie;
let other: Cookie;
let path: string;
beforeAll(async () => {
  app = await createTestApp();
  desk = await app.deskCookie();
  path = `/api/bookings/${await book("9876572001", "Gurpreet Kaur")}/report`;
  await book("9876572002", "Amrit Pal");
  owner = cookieOf(await app.call("POST", "/api/patient/session", { phone: "9876572001" }));
  other = cookieOf(await app.call("POST", "/api/patient/session", { phone: "9876572002" }));
});
afterAll(() => app.close());

async function book(phone: string, name: string): Promise<number> {
  const wish = await app.priced(aBooking({ patient: { phone, name } }));
  return (await app.call("POST", "/api/bookings", wish)).body.booking.id;
}

async function attach(pdf: Buffer<ArrayBuffer>): Promise<number> {
  const headers = { ...desk, "x-file-name": "Gurpreet%20Kaur.pdf" };
  const answer = await app.request(path, { method: "PUT", headers, body: pdf });
  return (await answer.json()).id;
}

const act = (action: "release" | "withdraw", reportId: number) =>
  app.call("POST", `${path}/${action}`, { reportId, ...(action === "release" && releaseAnswers) }, desk);
const listOf = async (who: Cookie) => (await app.call("GET", `${path}s`, undefined, who)).body;

/** The bytes that somebody gets, or the number of the refusal. */
async function opened(who: Cookie, address = path): Promise<Buffer | number> {
  const answer = await app.request(address, { headers: who });
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status;
}

// Row 1.6
test("a patient opens a report from its release until it is withdrawn or replaced, and no other one ever", async () => {
  const [wrong, first, second] = [aPdf({ mark: "wrong" }), aPdf({ mark: "first" }), aPdf({ mark: "second" })];
  expect([await opened(owner), await listOf(owner)]).toEqual([404, []]);
  const wrongId = await attach(wrong);
  expect([await opened(owner), await listOf(owner)]).toEqual([404, []]);

  await act("release", wrongId);
  expect(await opened(owner)).toEqual(wrong);
  expect([await opened(other), (await listOf(other)).status]).toEqual([403, 403]);

  await act("withdraw", wrongId);
  expect([await opened(owner), await listOf(owner)]).toEqual([404, []]);
  expect((await act("release", wrongId)).status).toBe(422);
  expect([await opened(owner), await opened(owner, `${path}s/${wrongId}`)]).toEqual([404, 404]);

  const firstId = await attach(first);
  await act("release", firstId);
  expect(await opened(owner)).toEqual(first);
  const secondId = await attach(second);
  expect([await opened(owner), await listOf(owner)]).toEqual([404, []]);

  await act("release", secondId);
  expect(await opened(owner)).toEqual(second);
  expect(await opened(owner, `${path}s/${firstId}`)).toBe(404);
  expect(await opened(desk, `${path}s/${firstId}`)).toEqual(first);
});

test("the patient is told nothing of files that were withdrawn or replaced, nor what a file was called", async () => {
  const [told, ...rest] = await listOf(owner);
  expect(rest).toEqual([]);
  expect(Object.keys(told).sort()).toEqual(["id", "releasedAt", "replacedAt", "sizeBytes", "uploadedAt"]);
});

test("the trail tells that the patient opened it, and names no phone", async () => {
  await opened(owner);
  const { body } = await app.call("GET", path.replace("/report", "/trail"), undefined, desk);
  expect(body.at(-1)).toMatchObject({ actor: "patient", action: "report-opened" });
  expect(JSON.stringify(body)).not.toContain("9876572001");
});
