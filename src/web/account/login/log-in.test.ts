// Rows 7.26, 8.34
import { expect, test } from "vitest";
import type { ApiFetch } from "#web/context.ts";
import { logIn } from "./log-in.ts";

type Sent = { path: string; body: unknown };

/** An API that answers each call with the next of these answers, and remembers what was asked. */
function apiThatAnswers(...answers: [status: number, body: unknown][]): { api: ApiFetch; sent: Sent[] } {
  const sent: Sent[] = [];
  const api: ApiFetch = async (path, init) => {
    const [status, body] = answers[sent.length] ?? [500, {}];
    sent.push({ path, body: JSON.parse(String(init?.body)) });
    return new Response(JSON.stringify(body), { status });
  };
  return { api, sent };
}

function typed(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const session = { phone: "+919876543210", patients: [] };
const phone = "98765 43210";

test("by phone alone, the phone signs in", async () => {
  const { api, sent } = apiThatAnswers([200, session]);
  expect(await logIn(api, typed({ mode: "phone", phone }))).toEqual({ step: "in", session });
  expect(sent).toEqual([{ path: "/api/patient/session", body: { phone } }]);
});

test("a mistyped phone is told at its field, and the server is not asked", async () => {
  const { api, sent } = apiThatAnswers();
  const answer = await logIn(api, typed({ mode: "otp", phone: "98765" }));
  expect(answer).toMatchObject({ step: "phone", phone: "98765", mistake: "Phone number must be at least 10 digits" });
  expect(sent).toEqual([]);
});

test.each([
  [404, "none-found"],
  [500, "failed"],
] as const)("an answer of %i keeps the phone and tells: %s", async (status, failure) => {
  const { api } = apiThatAnswers([status, {}]);
  const answer = await logIn(api, typed({ mode: "phone", phone }));
  expect(answer).toEqual({ step: "phone", phone, mistake: null, failure });
});

test("a line that is down tells: failed", async () => {
  const api: ApiFetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await logIn(api, typed({ mode: "phone", phone }))).toMatchObject({ step: "phone", failure: "failed" });
});

test("one attempt too many is told at the field, in the server's words", async () => {
  const { api } = apiThatAnswers([429, { detail: "Too many attempts from here. Please try again in 5 minutes." }]);
  const answer = await logIn(api, typed({ mode: "phone", phone }));
  expect(answer).toMatchObject({
    step: "phone",
    mistake: "Too many attempts from here. Please try again in 5 minutes.",
  });
});

test("with codes, the phone asks for one, and the code with its ticket signs in", async () => {
  const { api, sent } = apiThatAnswers([202, { ticket: "1.x", resendSeconds: 30 }], [200, session]);
  const asked = await logIn(api, typed({ mode: "otp", phone }));
  expect(asked).toMatchObject({ step: "code", phone, ticket: "1.x", resendSeconds: 30, mistake: null });
  expect(await logIn(api, typed({ mode: "otp", phone, ticket: "1.x", code: "482 913" }))).toMatchObject({ step: "in" });
  expect(sent.map(({ path }) => path)).toEqual(["/api/patient/login-codes", "/api/patient/session"]);
  expect(sent[1]?.body).toEqual({ phone, ticket: "1.x", code: "482 913" });
});

test("a code that is none is told at its field, and the server is not asked", async () => {
  const { api, sent } = apiThatAnswers();
  const answer = await logIn(api, typed({ mode: "otp", phone, ticket: "1.x", code: "12" }));
  expect(answer).toMatchObject({ step: "code", ticket: "1.x", mistake: "Please enter the 6 digits of the code." });
  expect(sent).toEqual([]);
});

test("another code comes with another ticket; where none is sent, the one before stays", async () => {
  const { api } = apiThatAnswers(
    [202, { ticket: "2.y", resendSeconds: 30 }],
    [429, { detail: "A code was just sent." }],
  );
  const resend = typed({ mode: "otp", phone, ticket: "1.x", code: "", intent: "resend" });
  expect(await logIn(api, resend)).toMatchObject({ step: "code", ticket: "2.y" });
  expect(await logIn(api, resend)).toMatchObject({ step: "code", ticket: "1.x", mistake: "A code was just sent." });
});
