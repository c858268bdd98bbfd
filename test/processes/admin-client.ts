import type { Booking } from "#core/bookings/response-schema.ts";
import { parseNextPageLink } from "#test/next-page-link.ts";

/** Returns the Cookie header after signing in to the staff area of a running demo. */
export async function signInAsAdmin(url: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "nabz-demo" }),
  });
  if (!signedIn.ok) throw new Error(`The desk did not open: ${signedIn.status}`);
  return readCookies(signedIn);
}

/** Returns the Cookie header after signing in as the patient of a phone; empty where it has no booking. */
export async function signInAsPatient(url: string, phone: string, from: Record<string, string>): Promise<string> {
  const signedIn = await fetch(`${url}/api/patient/session`, {
    method: "POST",
    headers: { "content-type": "application/json", ...from },
    body: JSON.stringify({ phone }),
  });
  return readCookies(signedIn);
}

function readCookies(signedIn: Response): string {
  return signedIn.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
}

/** Returns every booking of a running demo, as staff see them. */
export async function listAllBookings(url: string): Promise<Booking[]> {
  const cookie = await signInAsAdmin(url);
  const bookings: Booking[] = [];
  let next: string | undefined = "/api/bookings?limit=200";
  while (next) {
    const page: Response = await fetch(`${url}${next}`, { headers: { cookie } });
    bookings.push(...(await page.json()));
    next = parseNextPageLink(page);
  }
  return bookings;
}

/** Returns when the newest good backup of a running product was made; null where there is none yet. */
export async function readLastGoodBackupAt(url: string): Promise<string | null> {
  return (await readBackupState(url))?.lastGoodAt ?? null;
}

/** Returns the state of its backups, as reported to monitoring. */
export async function readBackupState(
  url: string,
): Promise<{ lastGoodAt: string | null; fault: string | null } | undefined> {
  return (await (await fetch(`${url}/readyz`)).json()).backup;
}
