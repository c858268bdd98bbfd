import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import {
  passwordGuessingSubject,
  passwordGuessingText,
  passwordGuessingVariables,
} from "#core/messages/texts/password-guessing.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import type { Channels } from "#platform/channels/channel.ts";
import { passwordGuessing } from "./queries.server.ts";

/**
 * Writes to the lab when strangers have tried too many passwords, once in a day of such tries. Nobody asks for it: a wrong
 * password gives cause.
 */
export async function warnOfGuessing(ctx: Context, channels: Channels): Promise<void> {
  const guessing = await passwordGuessing(ctx.db, ctx.now);
  if (!guessing) return;
  const lab = await labProfile(ctx.db);
  await ctx.db.transaction(async (transaction) => {
    await writeMessage(transaction, ctx, {
      kind: "password-guessing",
      ...wayToTheLab(lab, channels),
      subject: passwordGuessingSubject,
      body: passwordGuessingText(guessing, lab.name),
      variables: passwordGuessingVariables(guessing),
      cause: `password guessing since ${guessing.since.toISOString()}`,
    });
  });
}

/** By mail, which needs no approved template; where there is none by the lab's WhatsApp or SMS, so that it arrives. */
function wayToTheLab({ email, whatsappPhone }: LabProfile, channels: Channels) {
  if (channels.email) return { channel: "email", recipient: email } as const;
  if (channels.whatsapp) return { channel: "whatsapp", recipient: whatsappPhone } as const;
  if (channels.sms) return { channel: "sms", recipient: whatsappPhone } as const;
  return { channel: "email", recipient: email } as const;
}
