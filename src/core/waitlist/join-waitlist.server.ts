import type { Context } from "#core/context.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { Refusal } from "#core/refusal.ts";
import { waitlist } from "#db/schema/messages.ts";
import { phoneSentence, type WaitlistRequest } from "./schema.ts";

/**
 * Notes the phone of somebody whom the lab does not reach yet; joining twice is joining once, and a PIN code that was told
 * is kept. Refuses: rule-broken.
 */
export async function joinWaitlist(ctx: Context, { phone: typed, pinCode = "" }: WaitlistRequest): Promise<void> {
  const phone = toE164(typed);
  if (!phone) throw new Refusal("rule-broken", phoneSentence, { errors: { phone: phoneSentence } });
  const joining = ctx.db.insert(waitlist).values({ phone, pinCode: pinCode || null, joinedAt: ctx.now });
  await (pinCode
    ? joining.onConflictDoUpdate({ target: waitlist.phone, set: { pinCode } })
    : joining.onConflictDoNothing());
}
