import type { Booking } from "#core/bookings/schema.ts";
import { nextPage } from "#test/next-page.ts";

/** The Cookie header of somebody who has just signed in at the desk of a running demo. */
export async function deskCookieAt(url: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "nabz-demo" }),
  });
  if (!signedIn.ok) throw new Error(`The desk did not open: ${signedIn.status}`);
  return signedIn.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
}

/** Every booking of a running demo, as its desk sees them. */
export async function bookingsAtDesk(url: string): Promise<Booking[]> {
  const cookie = await deskCookieAt(url);
  const bookings: Booking[] = [];
  let next: string | undefined = "/api/bookings?limit=200";
  while (next) {
    const page: Response = await fetch(`${url}${next}`, { headers: { cookie } });
    bookings.push(...(await page.json()));
    next = nextPage(page);
  }
  return bookings;
}

/** When the newest good backup of a running product was made; null where there is none yet. */
export async function lastGoodBackupAt(url: string): Promise<string | null> {
  return (await backupAt(url))?.lastGoodAt ?? null;
}

/** How its backups stand, as it tells whoever watches. */
export async function backupAt(url: string): Promise<{ lastGoodAt: string | null; fault: string | null } | undefined> {
  return (await (await fetch(`${url}/readyz`)).json()).backup;
}
