import { and, asc, desc, eq, gte, inArray } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import type { RateLimits } from "#core/access/rate-limits.server.ts";
import { type BookingRow, bookingColumns, findBookingById } from "#core/bookings/queries.server.ts";
import { upcomingStatuses } from "#core/bookings/statuses.ts";
import { parseVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { inboundMessages } from "#db/schema/messages.ts";
import type { InboundKind } from "#db/schema/values.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { actOnInbound } from "./act-on-inbound.server.ts";
import { cutInboundText, getInboundKind, parseInboundButton } from "./inbound-meaning.ts";
import { recordOptOut } from "./opt-outs.server.ts";

export type ReceiveInboundContext = Context & {
  limits: RateLimits;
  hash: KeyedHash;
  /** The site's public URL. */
  publicUrl: string;
};

export type InboundText = {
  providerId: string;
  /** The sender, E.164. */
  phone: string;
  channel: "whatsapp" | "sms";
  text: string;
  /** Of a pressed button. */
  payload: string | undefined;
  hasMedia: boolean;
};

/** What a message means, and the booking that it is about; null if the phone has none. */
export type InboundMeaning = { kind: InboundKind; booking: BookingRow | null };

/**
 * Stores what a phone wrote back and does what it asks for: it notes whether the patient is fasting, or stops messages
 * to the phone; staff read the rest. Each message of the provider is stored once. Above the hourly limit of a phone
 * nothing is stored, and only STOP still counts. The caller checks the provider's signature.
 */
export async function receiveInbound(ctx: ReceiveInboundContext, inbound: InboundText): Promise<void> {
  authorize(ctx.actor, "report-delivery");
  const { db, limits } = ctx;
  const { providerId, phone } = inbound;
  if ((await db.$count(inboundMessages, eq(inboundMessages.providerId, providerId))) > 0) return;
  const meaning = await resolveMeaning(ctx, inbound);
  // Outside the transaction: it would wait for a second connection while holding one.
  const isAboveLimit = (await limits.consume("inbound-message", phone)) !== null;
  const patientCtx = { ...ctx, actor: { kind: "patient", phone } as const };
  await db.transaction(async (transaction) => {
    if (!isAboveLimit) return storeInbound({ ...patientCtx, db: transaction }, inbound, meaning);
    const { kind, booking } = meaning;
    if (kind === "stop")
      await recordOptOut(transaction, patientCtx, { phone, patientId: null, source: "stop", booking });
  });
}

async function resolveMeaning(ctx: ReceiveInboundContext, inbound: InboundText): Promise<InboundMeaning> {
  const { phone, payload, text } = inbound;
  const button = parseInboundButton(payload);
  const pressed = button && (await findBookingById(ctx.db, button.bookingId));
  const isGenuine = pressed?.phone === phone && parseVisitLinkToken(ctx.hash, button?.token ?? "") === pressed.code;
  const booking = isGenuine ? pressed : null;
  const kind = getInboundKind({ text, button, booking });
  return { kind, booking: booking ?? (await findBookingOfPhone(ctx, phone)) };
}

/** Returns the phone's next upcoming booking, or else its latest one. */
async function findBookingOfPhone({ db, now }: ReceiveInboundContext, phone: string): Promise<BookingRow | null> {
  const isOfPhone = eq(bookings.phone, phone);
  const isToCome = and(inArray(bookings.status, upcomingStatuses), gte(bookings.day, toLabTime(now).day));
  const [next] = await db
    .select(bookingColumns)
    .from(bookings)
    .where(and(isOfPhone, isToCome))
    .orderBy(asc(bookings.day), asc(bookings.id))
    .limit(1);
  if (next) return next;
  const [latest] = await db.select(bookingColumns).from(bookings).where(isOfPhone).orderBy(desc(bookings.id)).limit(1);
  return latest ?? null;
}

/** Does nothing if another request has stored the message meanwhile. `ctx.db` is a transaction. */
async function storeInbound(ctx: ReceiveInboundContext, inbound: InboundText, meaning: InboundMeaning): Promise<void> {
  const { providerId, phone } = inbound;
  const [stored] = await ctx.db
    .insert(inboundMessages)
    .values({ providerId, phone, kind: meaning.kind, body: formatStoredText(inbound), receivedAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: inboundMessages.id });
  if (!stored) return;
  const done = await actOnInbound(ctx, { id: stored.id, phone, channel: inbound.channel, ...meaning });
  // The booking last: its key is locked by this, and changes of a booking lock its visit first.
  await ctx.db
    .update(inboundMessages)
    .set({ kind: done.kind, bookingId: meaning.booking?.id ?? null, seenAt: done.isHandled ? ctx.now : null })
    .where(eq(inboundMessages.id, stored.id));
}

function formatStoredText({ text, hasMedia }: InboundText): string {
  const { media, noText } = getSentences("en").inboundMessages;
  const lines = [...(hasMedia ? [media] : []), ...(text.trim() === "" ? [] : [cutInboundText(text)])];
  return lines.length === 0 ? noText : cutInboundText(lines.join("\n"));
}
