import type { Events } from "#core/events/events.ts";
import { sendLoginCode } from "#core/login/send-login-code.server.ts";
import type { JobParts } from "./jobs.ts";

/** A phone with bookings gets its code. */
export async function onLoginCodeAskedFor(
  { db, clock, announce, hash, limits }: JobParts,
  wish: Events["login-code.asked-for"],
): Promise<void> {
  await sendLoginCode({ db, now: clock(), announce, hash, limits }, wish);
}
