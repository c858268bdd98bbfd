import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";
import { listForeignTexts } from "#test/foreign-words.ts";

let app: TestApp;
let owner: { cookie: string };
let technician: { cookie: string };
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.adminCookie();
  technician = await app.staffCookie("technician");
});
afterAll(() => app.close());

type RefusedRequest = { method: string; path: string; body?: unknown; headers?: Record<string, string> };

const book = async (overrides: Parameters<typeof buildBooking>[0], more: object = {}) => ({
  ...{ method: "POST", path: "/api/bookings" },
  body: { ...(await app.withCurrentPrice(buildBooking(overrides))), ...more },
});

/** Refusals of each kind, as a caller meets them: the status, and how it comes about. */
const refusals: [status: number, what: string, ask: () => RefusedRequest | Promise<RefusedRequest>][] = [
  [400, "an unknown filter", () => ({ method: "GET", path: "/api/bookings?colour=red", headers: owner })],
  [400, "a body that is no JSON", () => ({ method: "POST", path: "/api/contact-messages", body: "{" })],
  [401, "no session", () => ({ method: "GET", path: "/api/bookings" })],
  [
    401,
    "a wrong password",
    () => ({ method: "POST", path: "/api/admin/session", body: { password: "wrong-password" } }),
  ],
  [403, "a role without the right", () => ({ method: "GET", path: "/api/run", headers: technician })],
  [404, "an unknown test", () => ({ method: "GET", path: "/api/tests/999999" })],
  [404, "an unknown booking", () => ({ method: "GET", path: "/api/bookings/999999", headers: owner })],
  [404, "an unknown address", () => ({ method: "GET", path: "/api/nowhere" })],
  [
    404,
    "a phone without bookings",
    () => ({ method: "POST", path: "/api/patient/session", body: { phone: "9876599998" } }),
  ],
  [409, "another price", () => book({}, { booking: { ...buildBooking().booking, totalAmount: "1.00" } })],
  [422, "nothing at all", () => ({ method: "POST", path: "/api/bookings", body: {} })],
  [422, "a phone that is none", () => book({ patient: { phone: "12" } })],
  [422, "a phone that its country does not have", () => book({ patient: { phone: "+12340678901" } })],
  [422, "a Sunday", () => book({ booking: { bookingDate: "2026-11-29" } })],
  [422, "a slot that has begun", () => book({ booking: { bookingDate: "2026-11-23", bookingTime: "08:00 AM" } })],
];

test.each(refusals)(
  "%i for %s is said in Punjabi by the address, and in Hindi by the browser",
  async (status, _what, ask) => {
    const { method, path, body, headers = {} } = await ask();
    const inPunjabi = `${path}${path.includes("?") ? "&" : "?"}lang=pa`;
    const answers = [
      { answer: await app.call(method, inPunjabi, body, headers), letters: /\p{Script=Gurmukhi}/u },
      {
        answer: await app.call(method, path, body, { ...headers, "accept-language": "hi-IN,hi;q=0.9,en;q=0.5" }),
        letters: /\p{Script=Devanagari}/u,
      },
    ];
    for (const { answer, letters } of answers) {
      expect([answer.status, answer.body.status]).toEqual([status, status]);
      const { title, detail, errors = {} } = answer.body;
      for (const text of [title, detail, ...Object.values(errors)]) {
        expect(text).toMatch(letters);
        expect(listForeignTexts(`<p>${text}</p>`, ["colour"])).toEqual([]);
      }
    }
  },
);

test("a full slot is refused in the language of the request, with the slots of its day", async () => {
  const slot = { bookingDate: "2026-11-27", bookingTime: "07:00 AM" } as const;
  for (let seat = 0; seat < 4; seat++) {
    const { body } = await book({ patient: { phone: `987654310${seat}` }, booking: slot });
    expect((await app.call("POST", "/api/admin/bookings", body, owner)).status).toBe(201);
  }
  const { method, path, body } = await book({ patient: { phone: "9876543109" }, booking: slot });
  const full = await app.call(method, `${path}?lang=pa`, body);
  expect([full.status, full.body.detail]).toEqual([409, "ਇਹ ਟਾਈਮ ਹੁਣੇ ਭਰ ਗਿਆ ਹੈ। ਹੋਰ ਟਾਈਮ ਚੁਣੋ।"]);
});

test("the same booking once more asks in the language of the request, with its time as it is said there", async () => {
  const { method, path, body } = await book({ booking: { bookingDate: "2026-11-26", bookingTime: "09:00 AM" } });
  expect((await app.call(method, path, body, { "idempotency-key": randomUUID() })).status).toBe(201);
  const { booking, ...rest } = body;
  const again = { ...rest, booking: { ...booking, code: "BK-99999999" } };
  const { status, body: problem } = await app.call(method, `${path}?lang=pa`, again, {
    "idempotency-key": randomUUID(),
  });
  expect([status, problem.code]).toEqual([409, "booked-already"]);
  expect(problem.detail).toContain("26 ਨਵੰਬਰ 2026, ਸਵੇਰੇ 9:00 ਵਜੇ");
});

test("too many attempts are refused in the language of the request", async () => {
  const guess = (number: number, lang: string) =>
    app.call("GET", `/api/visit-links/00000aAAAAAAAAAAAAAAA${String(number).padStart(2, "0")}?lang=${lang}`);
  for (let number = 0; number < 30; number++) expect((await guess(number, "pa")).status).toBe(404);
  const { status, body } = await guess(30, "hi");
  expect(status).toBe(429);
  expect(body.detail).toMatch(/\p{Script=Devanagari}/u);
});
