import { browserFetch, sendJson } from "#web/api-client.ts";
import { rememberGate } from "./session-hint.ts";

/** Ends the session on the server; false where the server could not be told. */
export async function signOut(): Promise<boolean> {
  try {
    await sendJson(browserFetch, "DELETE", "/api/admin/session");
    rememberGate(false);
    return true;
  } catch {
    return false;
  }
}
