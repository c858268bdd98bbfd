import { loginCodeMistake } from "#core/login/login-code.ts";
import { loginPhoneMistake } from "#core/login/login-phone.ts";
import type { PatientSession } from "#core/patients/schema.ts";
import { ApiError, callApi } from "#web/api-client.ts";
import type { ApiFetch } from "#web/context.ts";

/** Row 8.33: what a toast tells. */
export type LoginFailure = "none-found" | "failed";

/** Where the login stands after a form was sent; what was typed comes back. */
export type LoginAnswer =
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
export async function logIn(api: ApiFetch, form: FormData): Promise<LoginAnswer> {
  const [phone, ticket, code] = ["phone", "ticket", "code"].map((field) => textOf(form, field)) as [
    string,
    string,
    string,
  ];
  const mistake = loginPhoneMistake(phone);
  if (mistake !== null) return { step: "phone", phone, mistake, failure: null };
  if (form.get("mode") !== "otp") return signIn(api, { phone });
  const permit = textOf(form, "permit");
  if (ticket === "" || form.get("intent") === "resend") return askForCode(api, phone, ticket, permit);
  const wrong = loginCodeMistake(code);
  if (wrong !== null) return atCode(phone, ticket, wrong);
  return signIn(api, { phone, ticket, code });
}

type Typed = { phone: string; ticket?: string; code?: string };

async function signIn(api: ApiFetch, typed: Typed): Promise<LoginAnswer> {
  try {
    return { step: "in", session: await callApi(api, "POST /api/patient/session", { body: typed }) };
  } catch (error) {
    const { mistake, failure } = told(error);
    if (typed.ticket !== undefined) return { ...atCode(typed.phone, typed.ticket, mistake), failure };
    return { step: "phone", phone: typed.phone, mistake, failure };
  }
}

/** A code that could not be sent again leaves the one before as it was. With a booking's permit it goes to a new phone too. */
async function askForCode(api: ApiFetch, phone: string, before: string, permit: string): Promise<LoginAnswer> {
  try {
    const sent = await callApi(api, "POST /api/patient/login-codes", { body: { phone, ...(permit && { permit }) } });
    return { ...atCode(phone, sent.ticket, null), resendSeconds: sent.resendSeconds };
  } catch (error) {
    const { mistake, failure } = told(error);
    if (before !== "") return { ...atCode(phone, before, mistake), failure };
    return { step: "phone", phone, mistake, failure };
  }
}

function atCode(phone: string, ticket: string, mistake: string | null): LoginAnswer & { step: "code" } {
  return { step: "code", phone, ticket, resendSeconds: 0, mistake, failure: null };
}

/** What the patient can mend stands at the field; the rest is told by a toast. */
function told(error: unknown): { mistake: string | null; failure: LoginFailure | null } {
  if (!(error instanceof ApiError)) return { mistake: null, failure: "failed" };
  if (error.status === 404) return { mistake: null, failure: "none-found" };
  const isTheirs = error.status === 422 || error.status === 429;
  return isTheirs ? { mistake: error.problem?.detail ?? null, failure: null } : { mistake: null, failure: "failed" };
}

function textOf(form: FormData, field: string): string {
  const typed = form.get(field);
  return typeof typed === "string" ? typed.trim() : "";
}
