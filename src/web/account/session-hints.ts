import { useSyncExternalStore } from "react";
import type { PatientSession } from "#core/patients/schema.ts";
import { withBasePath } from "#web/lib/base-path.ts";

const storageKeys = { patient: "patientData", flag: "isPatientLoggedIn", phone: "patientPhone" } as const;

/** Key of the booking form's draft, typed or prefilled; a logout clears it too. */
export const DRAFT_KEY = "nabz_booking_draft";

/** Key of the message typed on the contact page, in the tab's storage; a logout clears it too. */
export const MESSAGE_DRAFT_KEY = "nabz_message_draft";

const listeners = new Set<() => void>();

/**
 * Returns the phone that logged in in this browser, null where none did, undefined where storage is not available. It
 * only decides what is drawn: the server's session alone gives access (decision D2).
 */
export function getHintedPhone(): string | null | undefined {
  try {
    return localStorage.getItem(storageKeys.flag) === "true" ? localStorage.getItem(storageKeys.phone) || null : null;
  } catch {
    return undefined;
  }
}

/** Like `getHintedPhone`, but subscribed to changes; undefined on the server. */
export function useHintedPhone(): string | null | undefined {
  return useSyncExternalStore(subscribeToHints, getHintedPhone, () => undefined);
}

/** Whether a phone logged in in this browser. Does not render again where none did, as on the server. */
export function useHasHintedPhone(): boolean {
  return useSyncExternalStore(
    subscribeToHints,
    () => Boolean(getHintedPhone()),
    () => false,
  );
}

/** Stores the hints after a login. Of the patient only what the greeting needs is stored. */
export function storePatientHints({ phone, patients }: PatientSession): void {
  const [first] = patients;
  const before = getHintedPhone();
  writeHints(() => {
    if (before && before !== phone) localStorage.removeItem(DRAFT_KEY);
    if (first) localStorage.setItem(storageKeys.patient, JSON.stringify({ id: first.id, name: first.name, phone }));
    localStorage.setItem(storageKeys.phone, phone);
    localStorage.setItem(storageKeys.flag, "true");
  });
}

/**
 * Clears what the browser stores of the patient and loads /login as a new document: no loaded patient data outlives the
 * session, in this tab or in another.
 */
export function leaveAccount(): void {
  clearPatientHints();
  window.location.replace(withBasePath("/login"));
}

/** Logout clears all three keys, and the drafts. */
function clearPatientHints(): void {
  writeHints(() => {
    for (const key of [...Object.values(storageKeys), DRAFT_KEY]) localStorage.removeItem(key);
    sessionStorage.removeItem(MESSAGE_DRAFT_KEY);
  });
}

/**
 * Calls the watcher at each login and logout, here or in another tab, and when a page comes back from the back-forward
 * cache.
 */
function subscribeToHints(watcher: () => void): () => void {
  listeners.add(watcher);
  window.addEventListener("storage", watcher);
  window.addEventListener("pageshow", watcher);
  return () => {
    listeners.delete(watcher);
    window.removeEventListener("storage", watcher);
    window.removeEventListener("pageshow", watcher);
  };
}

function writeHints(change: () => void): void {
  try {
    change();
  } catch (failure) {
    console.warn(failure);
  }
  for (const watcher of listeners) watcher();
}
