import { validateLoginCode } from "#core/login/login-code.ts";
import { validateLoginPhone } from "#core/login/login-phone.ts";
import type { PatientSession } from "#core/patients/schema.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { fetchPatientSession } from "./queries.ts";
import { storePatientHints } from "./session-hints.ts";

/** The failure that a toast shows. */
export type LoginFailure = "none-found" | "failed";

/** State of the login after a form was sent, with the values typed. */
export type LoginResult =
  | { step: "phone"; phone: string; mistake: string | null; failure: LoginFailure | null }
  | {
      step: "code";
      phone: string;
      ticket: string;
      resendSeconds: number;
      mistake: string | null;
      failure: LoginFailure | null;
    }
  | { step: "in"; session: PatientSession };

/** Sends one step of the login to the API: the phone, or in the mode "otp" the phone for a code and then the code. */
export async function submitLogin(api: ApiFetch, form: FormData): Promise<LoginResult> {
  const [phone, ticket, code] = ["phone", "ticket", "code"].map((field) => getFormText(form, field)) as [
    string,
    string,
    string,
  ];
  const mistake = validateLoginPhone(phone);
  if (mistake !== null) return { step: "phone", phone, mistake: sentences.loginForm[mistake], failure: null };
  if (form.get("mode") !== "otp") return createSession(api, { phone });
  const permit = getFormText(form, "permit");
  if (ticket === "" || form.get("intent") === "resend") return requestCode(api, phone, ticket, permit);
  const wrong = validateLoginCode(code);
  if (wrong !== null) return toCodeStep(phone, ticket, sentences.loginForm[wrong]);
  return createSession(api, { phone, ticket, code });
}

/**
 * Sends one step of the login from a script, and stores the hints of a session. Where the browser blocks cookies, or
 * accepts the session's and drops it, the result says so.
 */
export async function submitLoginInBrowser(form: FormData): Promise<LoginResult> {
  const phone = getFormText(form, "phone");
  // Nothing is sent, and no code is used up.
  if (!navigator.cookieEnabled) return toCookiesBlockedResult(phone);
  const answer = await submitLogin(browserFetch, form);
  if (answer.step !== "in") return answer;
  // If the check itself fails, the next page says that it cannot load.
  const session = await fetchPatientSession(browserFetch).catch(() => undefined);
  if (session === null) return toCookiesBlockedResult(phone);
  storePatientHints(answer.session);
  return answer;
}

/** Where the browser blocks cookies the session is lost at once. */
export function toCookiesBlockedResult(phone: string): LoginResult {
  return { step: "phone", phone, mistake: words.account.login.needsCookies, failure: null };
}

type Credentials = { phone: string; ticket?: string; code?: string };

async function createSession(api: ApiFetch, typed: Credentials): Promise<LoginResult> {
  try {
    return { step: "in", session: await callApi(api, "POST /api/patient/session", { body: typed }) };
  } catch (error) {
    const { mistake, failure } = toLoginError(error);
    if (typed.ticket !== undefined) return { ...toCodeStep(typed.phone, typed.ticket, mistake), failure };
    return { step: "phone", phone: typed.phone, mistake, failure };
  }
}

/** If a code cannot be resent, the one before stays valid. With a booking's permit a code goes to a new phone too. */
async function requestCode(api: ApiFetch, phone: string, before: string, permit: string): Promise<LoginResult> {
  try {
    const sent = await callApi(api, "POST /api/patient/login-codes", { body: { phone, ...(permit && { permit }) } });
    return { ...toCodeStep(phone, sent.ticket, null), resendSeconds: sent.resendSeconds };
  } catch (error) {
    const { mistake, failure } = toLoginError(error);
    if (before !== "") return { ...toCodeStep(phone, before, mistake), failure };
    return { step: "phone", phone, mistake, failure };
  }
}

function toCodeStep(phone: string, ticket: string, mistake: string | null): LoginResult & { step: "code" } {
  return { step: "code", phone, ticket, resendSeconds: 0, mistake, failure: null };
}

/** A mistake that the patient can correct goes to the field; any other failure to a toast. */
function toLoginError(error: unknown): { mistake: string | null; failure: LoginFailure | null } {
  if (!(error instanceof ApiError)) return { mistake: null, failure: "failed" };
  if (error.status === 404) return { mistake: null, failure: "none-found" };
  const isTheirs = error.status === 422 || error.status === 429;
  return isTheirs ? { mistake: error.problem?.detail ?? null, failure: null } : { mistake: null, failure: "failed" };
}

function getFormText(form: FormData, field: string): string {
  const typed = form.get(field);
  return typeof typed === "string" ? typed.trim() : "";
}
