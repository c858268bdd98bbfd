import type { TestOutcome } from "#core/messages/trial/test-phone.ts";
import { ApiError, callApi } from "#web/api-client.ts";
import type { ApiFetch } from "#web/context.ts";

/** What a page has to say of a test message. */
export type TestResult =
  | { kind: "sent"; whatsappUrl: string | null }
  /** Nothing was sent; the chat can be opened by hand. */
  | { kind: "link"; sentence: string; whatsappUrl: string }
  | { kind: "unknown" }
  | { kind: "refused"; message: string; whatsappUrl: string | null }
  | { kind: "unreachable" };

/** Row 7.32 an ended session throws, so that the gate is shown. */
export async function sendTest(api: ApiFetch, phone: string): Promise<TestResult> {
  try {
    return resultOf(await callApi(api, "POST /api/test-whatsapp", { body: { phone } }));
  } catch (failure) {
    if (!(failure instanceof ApiError)) return { kind: "unreachable" };
    if (failure.status === 401 || failure.status === 403) throw failure;
    return { kind: "refused", message: failure.problem?.detail ?? "", whatsappUrl: null };
  }
}

/** What an answer leaves out is never read aloud as "undefined". */
function resultOf(answer: Partial<TestOutcome>): TestResult {
  const { success, directSent } = answer;
  const message = answer.message ?? "";
  const whatsappUrl = answer.whatsappUrl ?? null;
  if (!success) return { kind: "refused", message, whatsappUrl };
  if (directSent) return { kind: "sent", whatsappUrl };
  return whatsappUrl === null ? { kind: "unknown" } : { kind: "link", sentence: message, whatsappUrl };
}
