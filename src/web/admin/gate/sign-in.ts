import { ApiError, browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";

/** Asks the server to open the desk; null where it does, else the sentence that says why not. */
export async function signIn(password: string): Promise<string | null> {
  try {
    await sendJson(browserFetch, "POST", "/api/admin/session", { password });
    return null;
  } catch (failure) {
    const sentence = failure instanceof ApiError ? failure.problem?.detail : undefined;
    return sentence ?? en.desk.gate.unreachable;
  }
}
