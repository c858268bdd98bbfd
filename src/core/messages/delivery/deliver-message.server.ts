import { eq } from "drizzle-orm";
import type { Limits } from "#core/access/limits.server.ts";
import { bookingById } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { hasDied, type MessageChannel, waitSeconds } from "#core/messages/message.ts";
import { isTooOld } from "#core/messages/texts/login-code.ts";
import { mailHtml } from "#core/messages/texts/mail-html.ts";
import { messages } from "#db/schema/messages.ts";
import type { Channel, Outgoing } from "#platform/channels/channel.ts";
import { hindranceOf } from "./hindrance.server.ts";
import { type Delivery, lookAgain, type MessageRow, moveMessage } from "./move-message.server.ts";
import { failMessage, recordSent, settleMessage, withoutSecret } from "./settle-message.server.ts";

/** What delivering needs, and what is counted of it. */
export type LimitedDelivery = Delivery & { limits: Limits };

const PUT_OFF = "Very many confirmations went to phones that no code has proved. This one follows within the hour.";

/**
 * Sends a message of the outbox, or sees to one whose try died. A try is written down before it begins and looked at
 * again afterwards, so that a process that is killed at any moment loses nothing; what it may do twice, and how rarely,
 * is told in docs/decisions/007-a-message-is-sent-by-a-job.md. Runs by a job, never in a transaction.
 */
export async function deliverMessage(ctx: LimitedDelivery, messageId: number): Promise<void> {
  const [message] = await ctx.db.select().from(messages).where(eq(messages.id, messageId));
  if (!message) return;
  const channel = ctx.channels[message.channel as MessageChannel];
  if (message.state === "waiting") await sendWaiting(ctx, message, channel);
  else if (message.state === "sending") await takeUp(ctx, message, channel);
  else if (message.kind === "login-code" && isTooOld(message.createdAt, ctx.now)) await forgetCode(ctx, message);
}

async function sendWaiting(ctx: LimitedDelivery, message: MessageRow, channel: Channel | undefined): Promise<void> {
  // The provider asked to wait until then, and a later look is on its way.
  if (message.stateAt > ctx.now) return;
  const hindrance = await hindranceOf(ctx, message);
  if (hindrance) return failMessage(ctx, message, hindrance);
  if (channel) return (await isPutOff(ctx, message)) ? undefined : send(ctx, message, channel);
  if (message.kind === "login-code" && ctx.channels.sms) return failMessage(ctx, message, "WhatsApp is not set up.");
  await moveMessage(ctx.db, ctx, message, { state: "kept" });
}

/**
 * A visitor alone can cause confirmations, to whomever they like: of those to unproved phones only so many go out an hour.
 * The others wait for their hour, and are not sent at all where the desk has deleted the booking by then (decision 018).
 */
async function isPutOff(ctx: LimitedDelivery, message: MessageRow): Promise<boolean> {
  if (message.kind !== "booking-confirmed" || message.bookingId === null || message.tries > 0) return false;
  const booking = await bookingById(ctx.db, message.bookingId);
  if (!booking || booking.phoneProved) return false;
  const wait = await ctx.limits.spend("unproved-confirmation", "all");
  if (!wait) return false;
  await ctx.db.transaction(async (transaction) => {
    const stateAt = new Date(ctx.now.getTime() + wait.retryAfterSeconds * 1000);
    const later = await moveMessage(transaction, ctx, message, { state: "waiting", stateAt, failure: PUT_OFF });
    if (later) await lookAgain(transaction, ctx, later, wait.retryAfterSeconds);
  });
  return true;
}

/** A try that died may have reached the provider all the same: it is asked first. */
async function takeUp(ctx: Delivery, message: MessageRow, channel: Channel | undefined): Promise<void> {
  if (!hasDied(message.tries, message.stateAt, ctx.now)) return;
  const asked = channel ? await ask(ctx, message, channel) : { providerId: null };
  if (asked === "unanswered") return lookAgain(ctx.db, ctx, message, waitSeconds(message.tries));
  if (asked.providerId !== null) return recordSent(ctx, message, asked.providerId);
  if (!channel) return failMessage(ctx, message, "The channel is no longer set up.");
  const hindrance = await hindranceOf(ctx, message);
  if (hindrance) return failMessage(ctx, message, hindrance);
  await send(ctx, message, channel);
}

async function ask(ctx: Delivery, message: MessageRow, channel: Channel) {
  try {
    return { providerId: await channel.find(await outgoingOf(ctx, message), message.stateAt) };
  } catch {
    return "unanswered";
  }
}

async function send(ctx: Delivery, message: MessageRow, channel: Channel): Promise<void> {
  const claimed = await claim(ctx, message);
  if (!claimed) return;
  await settleMessage(ctx, claimed, await channel.send(await outgoingOf(ctx, claimed)));
}

/** Writes the try down before it begins, together with the look that follows it, whatever becomes of this process. */
async function claim(ctx: Delivery, message: MessageRow): Promise<MessageRow | null> {
  const tries = message.tries + 1;
  return ctx.db.transaction(async (transaction) => {
    const claimed = await moveMessage(transaction, ctx, message, { state: "sending", tries, failure: null });
    if (claimed) await lookAgain(transaction, ctx, claimed, waitSeconds(tries));
    return claimed;
  });
}

async function outgoingOf(ctx: Delivery, message: MessageRow): Promise<Outgoing> {
  const { id, kind, recipient, subject, body, variables, createdAt } = message;
  const isMail = message.channel === "email";
  const html = isMail ? mailHtml({ title: subject ?? "", text: body, sender: (await labProfile(ctx.db)).name }) : null;
  return { id, kind, to: recipient, subject, text: body, html, variables, writtenAt: createdAt };
}

/** Blanks a login code that was good once. */
async function forgetCode({ db }: Pick<Context, "db">, message: MessageRow): Promise<void> {
  await db.update(messages).set(withoutSecret(message)).where(eq(messages.id, message.id));
}
