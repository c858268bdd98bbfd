import { ApiError, browserFetch, callApi, callForResponse } from "#web/api-client.ts";
import type { ApiFetch } from "#web/context.ts";

const HINT = "nabz_admin";
const LOCKED = "session-locked";
const BY_NAME = "nabz_admin_by_name";

/** Whether the visitor's cookies open the desk; throws where nobody can tell, for asking for the password would mislead. */
export async function isSignedIn(api: ApiFetch): Promise<boolean> {
  const answer = await callForResponse(api, "GET /api/admin/session");
  if (answer.status >= 500) throw new ApiError(answer.status, await answer.text(), answer.statusText);
  return answer.ok;
}

/** Whether they are those of a desk that was left alone for too long, and opens by the password again. */
export async function isLocked(api: ApiFetch): Promise<boolean> {
  const answer = await callForResponse(api, "GET /api/admin/session");
  return answer.status === 401 && (await answer.json()).code === LOCKED;
}

/** A call that found the desk locked. */
export function tellsOfLock(failure: unknown): boolean {
  return failure instanceof ApiError && failure.problem?.code === LOCKED;
}

/** Whose session a call found locked; empty where the answer does not say it. */
export function lockedNameOf(failure: unknown): string {
  const name = failure instanceof ApiError ? failure.problem?.name : undefined;
  return typeof name === "string" ? name : "";
}

/** A call that the desk's session does not open, or no longer does. */
export function isSignInNeeded(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 401 || failure.status === 403);
}

/** Ends the session on the server; false where the server could not be reached. */
export async function signOut(): Promise<boolean> {
  try {
    await callApi(browserFetch, "DELETE /api/admin/session");
    rememberGate(false);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the gate was passed in this browser and nobody has logged out since. It only lets the page draw at once, and
 * tells a session that ended; it opens nothing (decision D1).
 */
export function hasPassedGate(): boolean {
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return false;
  }
}

/** Whether who last signed in here did so by name, and so will again. */
export function hasSignedInByName(): boolean {
  try {
    return localStorage.getItem(BY_NAME) !== null;
  } catch {
    return false;
  }
}

/** A browser that keeps nothing merely shows the gate once more. */
export function rememberGate(passed: boolean, byName = false): void {
  try {
    if (passed) localStorage.setItem(HINT, "1");
    else localStorage.removeItem(HINT);
    if (byName) localStorage.setItem(BY_NAME, "1");
    else if (passed) localStorage.removeItem(BY_NAME);
  } catch (failure) {
    console.warn(failure);
  }
}
