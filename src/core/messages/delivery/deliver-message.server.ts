import { and, eq } from "drizzle-orm";
import type { Limits } from "#core/access/limits.server.ts";
import { bookingById } from "#core/bookings/queries.server.ts";
import { isKnown } from "#core/bookings/share/is-known.server.ts";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { inSeconds } from "#core/messages/due.server.ts";
import { hasDied, type MessageChannel, waitSeconds } from "#core/messages/message.ts";
import { isTooOld } from "#core/messages/texts/login-code.ts";
import { mailHtml } from "#core/messages/texts/mail-html.ts";
import { messages } from "#db/schema/messages.ts";
import type { Channel, Outgoing } from "#platform/channels/channel.ts";
import { hindranceOf } from "./hindrance.server.ts";
import { type Delivery, type MessageRow, moveMessage } from "./move-message.server.ts";
import { failMessage, recordSent, settleMessage, withoutSecret } from "./settle-message.server.ts";

/** What delivering needs, and what is counted of it. */
export type LimitedDelivery = Delivery & { limits: Limits };

const PUT_OFF = "Very many confirmations of bookings without a code went out. This one follows within the hour.";

/**
 * Sends a message of the outbox, or sees to one whose try died. A try is written down before it begins and looked at
 * again afterwards, so that a process that is killed at any moment loses nothing; what it may do twice, and how rarely,
 * is told in docs/decisions/007-a-message-is-sent-at-least-once.md. Never runs in a transaction.
 */
export async function deliverMessage(ctx: LimitedDelivery, message: MessageRow): Promise<void> {
  const channel = ctx.channels[message.channel as MessageChannel];
  if (message.state === "waiting") await sendWaiting(ctx, message, channel);
  else if (message.state === "sending") await takeUp(ctx, message, channel);
  else if (message.kind !== "login-code") await rest(ctx, message);
  else if (isTooOld(message.createdAt, ctx.now)) await rest(ctx, message, withoutSecret(message));
}

async function sendWaiting(ctx: LimitedDelivery, message: MessageRow, channel: Channel | undefined): Promise<void> {
  // The provider asked to wait until then.
  if (message.stateAt > ctx.now) return;
  const hindrance = await hindranceOf(ctx, message);
  if (hindrance) return failMessage(ctx, message, hindrance);
  if (channel) return (await isPutOff(ctx, message)) ? undefined : send(ctx, message, channel);
  if (message.kind === "login-code" && ctx.channels.sms) return failMessage(ctx, message, "WhatsApp is not set up.");
  await moveMessage(ctx.db, ctx, message, { state: "kept", dueAt: null });
}

/**
 * A visitor alone can cause confirmations, to whomever they like: of those of unproved bookings only so many go out an hour,
 * and those to known phones have a budget of their own. The others wait for their hour, and are not sent at all where staff
 * have deleted the booking by then (decision 018).
 */
async function isPutOff(ctx: LimitedDelivery, message: MessageRow): Promise<boolean> {
  if (message.kind !== "booking-confirmed" || message.bookingId === null || message.tries > 0) return false;
  const booking = await bookingById(ctx.db, message.bookingId);
  if (!booking || booking.phoneProved) return false;
  // The mail's address is typed by the visitor, whoever's the phone is.
  const isToKnown = message.channel !== "email" && (await isKnown(ctx.db, message.recipient));
  const wait = await ctx.limits.spend(isToKnown ? "known-confirmation" : "unproved-confirmation", "all");
  if (!wait) return false;
  const stateAt = new Date(ctx.now.getTime() + wait.retryAfterSeconds * 1000);
  const dueAt = inSeconds(wait.retryAfterSeconds);
  await moveMessage(ctx.db, ctx, message, { state: "waiting", stateAt, dueAt, failure: PUT_OFF });
  return true;
}

/** A try that died may have reached the provider all the same: it is asked first. */
async function takeUp(ctx: Delivery, message: MessageRow, channel: Channel | undefined): Promise<void> {
  if (!hasDied(message.tries, message.stateAt, ctx.now)) return;
  const asked = channel ? await ask(ctx, message, channel) : { providerId: null };
  if (asked === "unanswered") return askLater(ctx, message);
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

async function askLater(ctx: Delivery, message: MessageRow): Promise<void> {
  const { stateAt, tries } = message;
  await moveMessage(ctx.db, ctx, message, { state: "sending", stateAt, dueAt: inSeconds(waitSeconds(tries)) });
}

/** Writes the try down before it begins, together with the look that follows it, whatever becomes of this process. */
function claim(ctx: Delivery, message: MessageRow): Promise<MessageRow | null> {
  const tries = message.tries + 1;
  const dueAt = inSeconds(waitSeconds(tries));
  return moveMessage(ctx.db, ctx, message, { state: "sending", tries, dueAt, failure: null });
}

async function outgoingOf(ctx: Delivery, message: MessageRow): Promise<Outgoing> {
  const { id, kind, recipient, subject, body, variables, createdAt } = message;
  const isMail = message.channel === "email";
  const html = isMail ? mailHtml({ title: subject ?? "", text: body, sender: (await labProfile(ctx.db)).name }) : null;
  return { id, kind, to: recipient, subject, text: body, html, variables, writtenAt: createdAt };
}

/** Nothing is left to do for it; a login code that was good once is blanked. */
async function rest({ db }: Pick<Context, "db">, { id, state }: MessageRow, change: Partial<MessageRow> = {}) {
  await db
    .update(messages)
    .set({ ...change, dueAt: null })
    .where(and(eq(messages.id, id), eq(messages.state, state)));
}
