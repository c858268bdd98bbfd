import type { PatientSession } from "#core/patients/schema.ts";

/** Spec §3 "Browser storage". */
const keys = { patient: "patientData", flag: "isPatientLoggedIn", phone: "patientPhone" } as const;

const watchers = new Set<() => void>();

/**
 * The phone that logged in in this browser, null where none did, undefined where the browser keeps nothing and so cannot
 * tell. It only decides what is drawn: what is shown opens by the server's session alone (decisions, "unsafe" 2).
 */
export function hintedPhone(): string | null | undefined {
  try {
    return localStorage.getItem(keys.flag) === "true" ? localStorage.getItem(keys.phone) || null : null;
  } catch {
    return undefined;
  }
}

/** Spec §4: logged in. Of the patient no more is kept than names the one who is greeted. */
export function rememberPatient({ phone, patients }: PatientSession): void {
  const [first] = patients;
  write(() => {
    if (first) localStorage.setItem(keys.patient, JSON.stringify({ id: first.id, name: first.name, phone }));
    localStorage.setItem(keys.phone, phone);
    localStorage.setItem(keys.flag, "true");
  });
}

/** Spec §4: Logout clears all three keys. */
export function forgetPatient(): void {
  write(() => {
    for (const key of Object.values(keys)) localStorage.removeItem(key);
  });
}

/** Told of logins and logouts here, in other tabs, and when the browser brings a left page back as it was. */
export function watchHints(watcher: () => void): () => void {
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
