import { useSyncExternalStore } from "react";
import type { PatientSession } from "#core/patients/schema.ts";

/** Row 3.31. */
const keys = { patient: "patientData", flag: "isPatientLoggedIn", phone: "patientPhone" } as const;

/** What was typed into the booking's form, or filled in of whoever is known: a logout forgets it too. */
export const DRAFT_KEY = "nabz_booking_draft";

const watchers = new Set<() => void>();

/**
 * The phone that logged in in this browser, null where none did, undefined where the browser keeps nothing and so cannot
 * tell. It only decides what is drawn: what is shown opens by the server's session alone (decision D2).
 */
export function hintedPhone(): string | null | undefined {
  try {
    return localStorage.getItem(keys.flag) === "true" ? localStorage.getItem(keys.phone) || null : null;
  } catch {
    return undefined;
  }
}

/** `hintedPhone`, as it changes; undefined on the server, which cannot tell. */
export function useHintedPhone(): string | null | undefined {
  return useSyncExternalStore(watchHints, hintedPhone, () => undefined);
}

/** Whether a phone logged in in this browser. Nothing is drawn again where none did, as the server had it. */
export function useIsHinted(): boolean {
  return useSyncExternalStore(
    watchHints,
    () => Boolean(hintedPhone()),
    () => false,
  );
}

/** Row 4.31: logged in. Of the patient no more is kept than names the one who is greeted. */
export function rememberPatient({ phone, patients }: PatientSession): void {
  const [first] = patients;
  const before = hintedPhone();
  write(() => {
    if (before && before !== phone) localStorage.removeItem(DRAFT_KEY);
    if (first) localStorage.setItem(keys.patient, JSON.stringify({ id: first.id, name: first.name, phone }));
    localStorage.setItem(keys.phone, phone);
    localStorage.setItem(keys.flag, "true");
  });
}

/**
 * Row 4.32: clears what the browser keeps of the patient and goes to /login, as a fresh document: nothing that was loaded
 * of a patient outlives the session, in this tab or in another.
 */
export function leave(): void {
  forgetPatient();
  window.location.replace("/login");
}

/** Row 4.32: Logout clears all three keys, and with them what a form was filled with. */
function forgetPatient(): void {
  write(() => {
    for (const key of [...Object.values(keys), DRAFT_KEY]) localStorage.removeItem(key);
  });
}

/** Calls the watcher at each login and logout, here or in another tab, and when the browser brings a left page back. */
function watchHints(watcher: () => void): () => void {
  watchers.add(watcher);
  window.addEventListener("storage", watcher);
  window.addEventListener("pageshow", watcher);
  return () => {
    watchers.delete(watcher);
    window.removeEventListener("storage", watcher);
    window.removeEventListener("pageshow", watcher);
  };
}

function write(change: () => void): void {
  try {
    change();
  } catch (failure) {
    console.warn(failure);
  }
  for (const watcher of watchers) watcher();
}
