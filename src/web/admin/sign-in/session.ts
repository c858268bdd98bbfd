import { ApiError, browserFetch, callApi, callForResponse } from "#web/lib/api-client.ts";
import { getErrorStatus } from "#web/lib/error-status.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";

const SIGNED_IN_KEY = "nabz_admin";
const LOCKED_CODE = "session-locked";
const BY_NAME_KEY = "nabz_admin_by_name";

/**
 * Whether the cookies hold a valid session. Throws if the server is unavailable, because asking for the password would
 * mislead.
 */
export async function isSignedIn(api: ApiFetch): Promise<boolean> {
  const response = await callForResponse(api, "GET /api/admin/session");
  if (response.status >= 500) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.ok;
}

/** Whether the session is locked after a time without activity and opens by the password. */
export async function isLocked(api: ApiFetch): Promise<boolean> {
  const response = await callForResponse(api, "GET /api/admin/session");
  return response.status === 401 && (await response.json()).code === LOCKED_CODE;
}

/** Whether a call failed because the session is locked. */
export function isLockedError(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === LOCKED_CODE;
}

/** Returns the user name of a locked session; empty if the response has none. */
export function getLockedName(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.code === LOCKED_CODE ? (problem.name ?? "") : "";
}

/** Whether a call failed because there is no valid session. */
export function isSignInRequired(error: unknown): boolean {
  return [401, 403].includes(getErrorStatus(error) ?? 0);
}

/** Ends the session on the server. Returns false if the server is unreachable. */
export async function endSession(): Promise<boolean> {
  try {
    await callApi(browserFetch, "DELETE /api/admin/session");
    storeSignInHint(false);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether someone signed in in this browser and has not logged out since. Only a hint for the first render and for
 * detecting an ended session; it grants nothing (decision D1).
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether the last sign-in in this browser was with an account, and the next one probably is. */
export function hasSignedInByName(): boolean {
  try {
    return localStorage.getItem(BY_NAME_KEY) !== null;
  } catch {
    return false;
  }
}

/** Without local storage, the sign-in screen is shown more often. */
export function storeSignInHint(signedIn: boolean, byName = false): void {
  try {
    if (signedIn) localStorage.setItem(SIGNED_IN_KEY, "1");
    else localStorage.removeItem(SIGNED_IN_KEY);
    if (byName) localStorage.setItem(BY_NAME_KEY, "1");
    else if (signedIn) localStorage.removeItem(BY_NAME_KEY);
  } catch (error) {
    console.warn(error);
  }
}
