import { Hono } from "hono";
import { addDays } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { Clock } from "#platform/clock.server.ts";

/** RFC 9116 recommends less than a year; half a year limits how long an outdated copy counts as valid. */
const VALID_DAYS = 180;

type SecurityContactDeps = {
  clock: Clock;
  /** Returns the lab's current contact details. */
  lab: () => Pick<LabProfile, "email" | "phones">;
  /** The site's public URL; if undefined, the origin of the request. */
  publicUrl: string | undefined;
};

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a vulnerability. Generated for each request. */
export function createSecurityContact({ clock, lab, publicUrl }: SecurityContactDeps): Hono {
  const contact = new Hono();
  contact.get("/.well-known/security.txt", (c) => {
    const origin = new URL(publicUrl ?? c.req.url).origin;
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" };
    return c.body(formatSecurityTxt(lab(), origin, clock()), 200, headers);
  });
  return contact;
}

function formatSecurityTxt({ email, phones }: Pick<LabProfile, "email" | "phones">, origin: string, now: Date): string {
  const fields = [
    `Contact: mailto:${encodeURI(email)}`,
    ...phones.map((phone) => `Contact: tel:${phone}`),
    `Expires: ${addDays(now.toISOString().slice(0, 10), VALID_DAYS)}T00:00:00Z`,
    "Preferred-Languages: en, hi, pa",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security-policy.txt`,
  ];
  return `${fields.join("\n")}\n`;
}
