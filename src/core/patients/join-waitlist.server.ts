import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { waitlist } from "#db/schema/messages.ts";
import { toE164 } from "./phone.ts";

/** Notes the phone of somebody whom the lab does not reach yet; joining twice is joining once. Refuses: rule-broken. */
export async function joinWaitlist(ctx: Context, input: { phone: string }): Promise<void> {
  const phone = toE164(input.phone);
  if (!phone) {
    const sentence = "Please enter a valid phone number.";
    throw new Refusal("rule-broken", sentence, { errors: { phone: sentence } });
  }
  await ctx.db.insert(waitlist).values({ phone, joinedAt: ctx.now }).onConflictDoNothing();
}
