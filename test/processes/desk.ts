import type { Booking } from "#core/bookings/schema.ts";
import { nextPage } from "#test/next-page.ts";

/** Every booking of a running demo, as its desk sees them. */
export async function bookingsAtDesk(url: string): Promise<Booking[]> {
  const signedIn = await fetch(`${url}/api/admin/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ password: "nabz-demo" }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  const bookings: Booking[] = [];
  let next: string | undefined = "/api/bookings?limit=200";
  while (next) {
    const page: Response = await fetch(`${url}${next}`, { headers: { cookie } });
    bookings.push(...(await page.json()));
    next = nextPage(page);
  }
  return bookings;
}
