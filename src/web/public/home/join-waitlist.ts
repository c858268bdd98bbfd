import { isAmbiguousPhone, toE164 } from "#core/patients/phone.ts";
import { words } from "#texts";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";

export type JoinWaitlistResult = { joined: true } | { joined: false; phone: string; error: string };

/** Stores a phone by the API, with the PIN code if the form has one; a mistake comes back as a sentence. */
export async function joinWaitlist(api: ApiFetch, form: FormData): Promise<JoinWaitlistResult> {
  const phone = String(form.get("phone") ?? "").trim();
  // The API says how to write an ambiguous one.
  if (toE164(phone) === null && !isAmbiguousPhone(phone))
    return { joined: false, phone, error: words.home.waitlist.invalid };
  try {
    const pinCode = form.get("pinCode")?.toString();
    await callApi(api, "POST /api/waitlist", { body: { phone, pinCode } });
    return { joined: true };
  } catch (error) {
    const sentence = error instanceof ApiError ? (error.problem?.errors?.phone ?? error.problem?.detail) : undefined;
    return { joined: false, phone, error: sentence ?? words.home.waitlist.failed };
  }
}
