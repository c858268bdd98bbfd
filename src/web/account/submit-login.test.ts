// Rows 7.26, 8.34
import { expect, test } from "vitest";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { submitLogin } from "./submit-login.ts";

type SentRequest = { path: string; body: unknown };

/** Returns an API that answers each call with the next of these responses, and records the requests. */
function createApi(...answers: [status: number, body: unknown][]): { api: ApiFetch; sent: SentRequest[] } {
  const sent: SentRequest[] = [];
  const api: ApiFetch = async (path, init) => {
    const [status, body] = answers[sent.length] ?? [500, {}];
    sent.push({ path, body: JSON.parse(String(init?.body)) });
    return new Response(JSON.stringify(body), { status });
  };
  return { api, sent };
}

function createForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const session = { phone: "+919876543210", patients: [] };
const phone = "98765 43210";

test("logs in by phone alone", async () => {
  const { api, sent } = createApi([200, session]);
  expect(await submitLogin(api, createForm({ mode: "phone", phone }))).toEqual({ step: "in", session });
  expect(sent).toEqual([{ path: "/api/patient/session", body: { phone } }]);
});

test("shows a mistyped phone at its field, without calling the server", async () => {
  const { api, sent } = createApi();
  const answer = await submitLogin(api, createForm({ mode: "otp", phone: "98765" }));
  expect(answer).toMatchObject({ step: "phone", phone: "98765", mistake: "Phone number must be at least 10 digits" });
  expect(sent).toEqual([]);
});

test.each([
  [404, "none-found"],
  [500, "failed"],
] as const)("keeps the phone after status %i and reports: %s", async (status, failure) => {
  const { api } = createApi([status, {}]);
  const answer = await submitLogin(api, createForm({ mode: "phone", phone }));
  expect(answer).toEqual({ step: "phone", phone, mistake: null, failure });
});

test("reports a lost connection as failed", async () => {
  const api: ApiFetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await submitLogin(api, createForm({ mode: "phone", phone }))).toMatchObject({
    step: "phone",
    failure: "failed",
  });
});

test("shows the server's message at the field after too many attempts", async () => {
  const { api } = createApi([429, { detail: "Too many attempts from here. Please try again in 5 minutes." }]);
  const answer = await submitLogin(api, createForm({ mode: "phone", phone }));
  expect(answer).toMatchObject({
    step: "phone",
    mistake: "Too many attempts from here. Please try again in 5 minutes.",
  });
});

test("requests a code by phone, and logs in by the code and its ticket", async () => {
  const { api, sent } = createApi([202, { ticket: "1.x", resendSeconds: 30 }], [200, session]);
  const result = await submitLogin(api, createForm({ mode: "otp", phone }));
  expect(result).toMatchObject({ step: "code", phone, ticket: "1.x", resendSeconds: 30, mistake: null });
  expect(await submitLogin(api, createForm({ mode: "otp", phone, ticket: "1.x", code: "482 913" }))).toMatchObject({
    step: "in",
  });
  expect(sent.map(({ path }) => path)).toEqual(["/api/patient/login-codes", "/api/patient/session"]);
  expect(sent[1]?.body).toEqual({ phone, ticket: "1.x", code: "482 913" });
});

test("shows a malformed code at its field, without calling the server", async () => {
  const { api, sent } = createApi();
  const answer = await submitLogin(api, createForm({ mode: "otp", phone, ticket: "1.x", code: "12" }));
  expect(answer).toMatchObject({ step: "code", ticket: "1.x", mistake: "Please enter the 6 digits of the code." });
  expect(sent).toEqual([]);
});

test("replaces the ticket with a new code, and keeps it where none is sent", async () => {
  const { api } = createApi([202, { ticket: "2.y", resendSeconds: 30 }], [429, { detail: "A code was just sent." }]);
  const resend = createForm({ mode: "otp", phone, ticket: "1.x", code: "", intent: "resend" });
  expect(await submitLogin(api, resend)).toMatchObject({ step: "code", ticket: "2.y" });
  expect(await submitLogin(api, resend)).toMatchObject({
    step: "code",
    ticket: "1.x",
    mistake: "A code was just sent.",
  });
});
