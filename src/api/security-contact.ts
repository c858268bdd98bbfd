import { Hono } from "hono";
import { addDays } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { Clock } from "#platform/clock.server.ts";

/** RFC 9116 asks for less than a year; half of one is what somebody may still have whom nobody answers any more. */
const HOLDS_DAYS = 180;

type Parts = {
  clock: Clock;
  /** As it is now. */
  lab: () => Pick<LabProfile, "email" | "phones">;
  /** Where visitors come; undefined: where they asked. */
  publicUrl: string | undefined;
};

/** `/.well-known/security.txt` (RFC 9116): whom somebody tells who has found a hole. It is written anew for each who asks. */
export function createSecurityContact({ clock, lab, publicUrl }: Parts): Hono {
  const contact = new Hono();
  contact.get("/.well-known/security.txt", (c) => {
    const origin = new URL(publicUrl ?? c.req.url).origin;
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" };
    return c.body(securityTxt(lab(), origin, clock()), 200, headers);
  });
  return contact;
}

function securityTxt({ email, phones }: Pick<LabProfile, "email" | "phones">, origin: string, now: Date): string {
  const fields = [
    `Contact: mailto:${encodeURI(email)}`,
    ...phones.map((phone) => `Contact: tel:${phone}`),
    `Expires: ${addDays(now.toISOString().slice(0, 10), HOLDS_DAYS)}T00:00:00Z`,
    "Preferred-Languages: en, hi, pa",
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/security-policy.txt`,
  ];
  return `${fields.join("\n")}\n`;
}
