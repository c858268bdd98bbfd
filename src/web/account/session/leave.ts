import { forgetPatient } from "./session-hints.ts";

/**
 * Spec §4: clears what the browser keeps of the patient and goes to /login, as a fresh document: nothing that was loaded
 * of a patient outlives the session, in this tab or in another.
 */
export function leave(): void {
  forgetPatient();
  window.location.replace("/login");
}
