import { and, eq } from "drizzle-orm";
import type { RateLimits } from "#core/access/rate-limits.server.ts";
import { findBookingById } from "#core/bookings/queries.server.ts";
import { isKnownPhone } from "#core/bookings/quota/known-phone.server.ts";
import { findVisitUrl } from "#core/bookings/visit-link.server.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { nowPlusSeconds } from "#core/messages/database-time.server.ts";
import { getRetryDelaySeconds, hasReplies, isTryAbandoned, type MessageChannel } from "#core/messages/message.ts";
import { isLoginCodeExpired } from "#core/messages/templates/login-code.ts";
import { renderMailHtml } from "#core/messages/templates/mail-html.ts";
import { messages } from "#db/schema/messages.ts";
import type { Channel, OutgoingMessage } from "#platform/channels/channel.ts";
import { findDeliveryBlock } from "./delivery-guards.server.ts";
import { failMessage, recordDeliveryResult, recordSent, redactSecret } from "./record-delivery-result.server.ts";
import { type DeliveryContext, type MessageRow, transitionMessage } from "./transition-message.server.ts";

export type DeliverMessageContext = DeliveryContext & { limits: RateLimits };

/** Failures are stored in the language of the lab. */
const { deliveryFailures } = getSentences("en");

/**
 * Sends an outbox message, or resolves an earlier try that died. A try is recorded before it begins and checked
 * afterwards, so a process killed at any moment loses nothing; docs/decisions/007-a-message-is-sent-at-least-once.md
 * says what can be sent twice and how rarely. Never call it in a transaction.
 */
export async function deliverMessage(ctx: DeliverMessageContext, message: MessageRow): Promise<void> {
  const channel = ctx.channels[message.channel as MessageChannel];
  if (message.state === "waiting") await sendIfAllowed(ctx, message, channel);
  else if (message.state === "sending") await resumeTry(ctx, message, channel);
  else if (message.kind !== "login-code") await finishMessage(ctx, message);
  else if (isLoginCodeExpired(message.createdAt, ctx.now)) await finishMessage(ctx, message, redactSecret(message));
}

async function sendIfAllowed(
  ctx: DeliverMessageContext,
  message: MessageRow,
  channel: Channel | undefined,
): Promise<void> {
  // The provider asked to wait until `stateAt`.
  if (message.stateAt > ctx.now) return;
  const block = await findDeliveryBlock(ctx, message);
  if (block) return failMessage(ctx, message, deliveryFailures[block]);
  if (channel) return (await deferIfLimited(ctx, message)) ? undefined : sendClaimed(ctx, message, channel);
  if (message.kind === "login-code" && ctx.channels.sms)
    return failMessage(ctx, message, deliveryFailures.whatsappMissing);
  await transitionMessage(ctx.db, ctx, message, { state: "kept", dueAt: null });
}

/**
 * Visitors can cause confirmations to any phone or address, so those of unproved bookings are limited per hour, with a
 * separate limit for known phones. Messages above the limit wait for their hour, and are not sent if staff have deleted
 * the booking by then (decision 018).
 */
async function deferIfLimited(ctx: DeliverMessageContext, message: MessageRow): Promise<boolean> {
  if (message.kind !== "booking-confirmed" || message.bookingId === null || message.tries > 0) return false;
  const booking = await findBookingById(ctx.db, message.bookingId);
  if (!booking || booking.phoneProved) return false;
  // The visitor types the email address, so it is unknown even for a known phone.
  const isToKnown = message.channel !== "email" && (await isKnownPhone(ctx.db, message.recipient));
  const waitSeconds = await ctx.limits.consume(isToKnown ? "known-confirmation" : "unproved-confirmation", "all");
  if (!waitSeconds) return false;
  const stateAt = new Date(ctx.now.getTime() + waitSeconds.retryAfterSeconds * 1000);
  const dueAt = nowPlusSeconds(waitSeconds.retryAfterSeconds);
  await transitionMessage(ctx.db, ctx, message, {
    state: "waiting",
    stateAt,
    dueAt,
    failure: deliveryFailures.deferred,
  });
  return true;
}

/** The try may have reached the provider, so ask the provider before sending again. */
async function resumeTry(ctx: DeliveryContext, message: MessageRow, channel: Channel | undefined): Promise<void> {
  if (!isTryAbandoned(message.tries, message.stateAt, ctx.now)) return;
  const lookup = channel ? await findAtProvider(ctx, message, channel) : { providerId: null };
  if (lookup === "unanswered") return scheduleLookup(ctx, message);
  if (lookup.providerId !== null) return recordSent(ctx, message, lookup.providerId);
  if (!channel) return failMessage(ctx, message, deliveryFailures.channelGone);
  const block = await findDeliveryBlock(ctx, message);
  if (block) return failMessage(ctx, message, deliveryFailures[block]);
  await sendClaimed(ctx, message, channel);
}

async function findAtProvider(ctx: DeliveryContext, message: MessageRow, channel: Channel) {
  try {
    return { providerId: await channel.findSent(await toOutgoing(ctx, message), message.stateAt) };
  } catch {
    return "unanswered";
  }
}

async function sendClaimed(ctx: DeliveryContext, message: MessageRow, channel: Channel): Promise<void> {
  const claimed = await claimTry(ctx, message);
  if (!claimed) return;
  await recordDeliveryResult(ctx, claimed, await channel.send(await toOutgoing(ctx, claimed)));
}

async function scheduleLookup(ctx: DeliveryContext, message: MessageRow): Promise<void> {
  const { stateAt, tries } = message;
  await transitionMessage(ctx.db, ctx, message, {
    state: "sending",
    stateAt,
    dueAt: nowPlusSeconds(getRetryDelaySeconds(tries)),
  });
}

/** Records the try and its follow-up check before it begins, so that a killed process is noticed. */
function claimTry(ctx: DeliveryContext, message: MessageRow): Promise<MessageRow | null> {
  const tries = message.tries + 1;
  const dueAt = nowPlusSeconds(getRetryDelaySeconds(tries));
  return transitionMessage(ctx.db, ctx, message, { state: "sending", tries, dueAt, failure: null });
}

async function toOutgoing(ctx: DeliveryContext, message: MessageRow): Promise<OutgoingMessage> {
  const { id, kind, recipient, subject, body, language, variables, bookingId, createdAt } = message;
  const isMail = message.channel === "email";
  const html = isMail
    ? renderMailHtml({
        title: subject ?? "",
        text: body,
        sender: (await getLabProfile(ctx.db)).name,
        language: getSentences(language).mailLanguage,
      })
    : null;
  const link = findVisitUrl(body);
  const replyPayload = link && hasReplies(kind) && bookingId !== null ? `${bookingId} ${link.token}` : null;
  const visitUrl = link?.url ?? null;
  return {
    id,
    kind,
    language,
    to: recipient,
    subject,
    text: body,
    html,
    variables,
    replyPayload,
    visitUrl,
    writtenAt: createdAt,
  };
}

/** Marks a message as done and redacts a login code. */
async function finishMessage({ db }: Pick<Context, "db">, { id, state }: MessageRow, change: Partial<MessageRow> = {}) {
  await db
    .update(messages)
    .set({ ...change, dueAt: null })
    .where(and(eq(messages.id, id), eq(messages.state, state)));
}
