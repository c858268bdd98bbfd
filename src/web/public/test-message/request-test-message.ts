import type { TestOutcome } from "#core/messages/test-phone.ts";
import { ApiError, callApi } from "#web/lib/api-client.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";

/** The result of a test message. */
export type TestMessageResult =
  | { kind: "sent"; whatsappUrl: string | null }
  /** Nothing was sent; the chat can be opened by hand. */
  | { kind: "link"; sentence: string; whatsappUrl: string }
  | { kind: "unknown" }
  | { kind: "refused"; message: string; whatsappUrl: string | null }
  | { kind: "unreachable" };

/** Sends a test message. Throws when the session has ended, so that the login gate is shown. */
export async function requestTestMessage(api: ApiFetch, phone: string): Promise<TestMessageResult> {
  try {
    return toTestMessageResult(await callApi(api, "POST /api/test-whatsapp", { body: { phone } }));
  } catch (failure) {
    if (!(failure instanceof ApiError)) return { kind: "unreachable" };
    if (failure.status === 401 || failure.status === 403) throw failure;
    return { kind: "refused", message: failure.problem?.detail ?? "", whatsappUrl: null };
  }
}

/** A missing member of the response must not be shown as "undefined". */
function toTestMessageResult(answer: Partial<TestOutcome>): TestMessageResult {
  const { success, directSent } = answer;
  const message = answer.message ?? "";
  const whatsappUrl = answer.whatsappUrl ?? null;
  if (!success) return { kind: "refused", message, whatsappUrl };
  if (directSent) return { kind: "sent", whatsappUrl };
  return whatsappUrl === null ? { kind: "unknown" } : { kind: "link", sentence: message, whatsappUrl };
}
