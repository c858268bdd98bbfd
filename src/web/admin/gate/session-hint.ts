const HINT = "nabz_admin";

/**
 * Whether the gate was passed in this browser and nobody has logged out since. It only lets the page draw at once, and
 * tells a session that ended; it opens nothing (decisions, "unsafe" 1).
 */
export function hasPassedGate(): boolean {
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return false;
  }
}

/** A browser that keeps nothing merely shows the gate once more. */
export function rememberGate(passed: boolean): void {
  try {
    if (passed) localStorage.setItem(HINT, "1");
    else localStorage.removeItem(HINT);
  } catch (failure) {
    console.warn(failure);
  }
}
