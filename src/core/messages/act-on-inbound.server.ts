import { answerFasting } from "#core/bookings/edit/answer-fasting.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { createVisitUrl } from "#core/bookings/visit-link.server.ts";
import { DomainError } from "#core/errors.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { extractFirstName } from "#core/patients/name.ts";
import type { FastingAnswer, InboundKind } from "#db/schema/values.ts";
import type { MessageKind } from "./message.ts";
import { getMessageLanguage } from "./message-language.ts";
import { findOptOut, recordOptOut, removeOptOut } from "./opt-outs.server.ts";
import type { InboundMeaning, InboundText, ReceiveInboundContext } from "./receive-inbound.server.ts";
import { formatChooseAnotherSlot, formatFastingNoted, formatOptOutAnswer } from "./templates/inbound-answer.ts";
import { type WriteMessageInput, writeMessage } from "./write-message.server.ts";

type StoredInbound = Pick<InboundText, "phone" | "channel"> & InboundMeaning & { id: number };

/** How a message was understood in the end, and whether nothing is left to do for staff. */
type InboundResult = { kind: InboundKind; isHandled: boolean };

/** Answers to opt-outs are written only if something has changed. */
type Act = (ctx: ReceiveInboundContext, inbound: StoredInbound) => Promise<InboundResult>;

const forStaff: InboundResult = { kind: "other", isHandled: false };

const acts: Record<InboundKind, Act> = {
  fasted: (ctx, inbound) => answerMeal(ctx, inbound, "fasted"),
  ate: (ctx, inbound) => answerMeal(ctx, inbound, "ate"),
  stop: async (ctx, inbound) => {
    const { phone, booking } = inbound;
    const isNew = await recordOptOut(ctx.db, ctx, { phone, patientId: null, source: "stop", booking });
    if (isNew) await writeOptOutAnswer(ctx, inbound, "opted-out");
    return { kind: "stop", isHandled: true };
  },
  start: async (ctx, inbound) => {
    const { phone, booking } = inbound;
    const wasOptedOut = await removeOptOut(ctx.db, ctx, { phone, patientId: null, source: "stop", booking });
    if (wasOptedOut) await writeOptOutAnswer(ctx, inbound, "opted-in");
    return { kind: "start", isHandled: true };
  },
  "not-me": async (ctx, inbound) => {
    const { phone, booking } = inbound;
    if (!booking) return forStaff;
    const optOut = { phone, patientId: booking.patientId, source: "not-me", booking } as const;
    if (await recordOptOut(ctx.db, ctx, optOut)) await writeOptOutAnswer(ctx, inbound, "not-me-noted");
    return { kind: "not-me", isHandled: false };
  },
  other: async () => forStaff,
};

/** Does what a stored message asks for. A booking that changed meanwhile makes it a message for staff. */
export function actOnInbound(ctx: ReceiveInboundContext, inbound: StoredInbound): Promise<InboundResult> {
  return acts[inbound.kind](ctx, inbound);
}

async function answerMeal(
  ctx: ReceiveInboundContext,
  inbound: StoredInbound,
  answer: FastingAnswer,
): Promise<InboundResult> {
  const { booking, phone } = inbound;
  const outcome = booking && (await storeAnswer(ctx, booking, answer));
  if (!booking || outcome === "too-late") return forStaff;
  const optOut = await findOptOut(ctx.db, { phone, patientId: booking.patientId });
  const kind = outcome === "not-needed" ? "fasting-not-needed" : mealAnswers[answer];
  if (!optOut) await writeMealAnswer(ctx, { ...inbound, booking }, kind);
  return { kind: answer, isHandled: true };
}

/** Whether the booking took the answer, needs none, or takes none any more. */
async function storeAnswer(
  ctx: ReceiveInboundContext,
  { id: bookingId }: BookingRow,
  answer: FastingAnswer,
): Promise<"stored" | "not-needed" | "too-late"> {
  try {
    await answerFasting(ctx, { bookingId, answer });
    return "stored";
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.reason === "fasting-not-needed" ? "not-needed" : "too-late";
  }
}

const mealAnswers = { fasted: "fasting-noted", ate: "choose-another-hour" } as const satisfies Record<
  FastingAnswer,
  MessageKind
>;

async function writeMealAnswer(
  ctx: ReceiveInboundContext,
  inbound: StoredInbound & { booking: BookingRow },
  kind: (typeof mealAnswers)[FastingAnswer] | "fasting-not-needed",
): Promise<void> {
  const { id: bookingId, code, patientName, day, time } = inbound.booking;
  const language = getMessageLanguage(kind, inbound.booking.language);
  const sentences = getSentences(language);
  const lab = await getLabProfile(ctx.db);
  const booking = { code, patientName: extractFirstName(patientName), day, time };
  const visitUrl = createVisitUrl(ctx, code, language);
  const message =
    kind === "choose-another-hour"
      ? formatChooseAnotherSlot({ ...booking, visitUrl }, lab, sentences)
      : formatFastingNoted(kind, booking, lab, sentences);
  await writeAnswer(ctx, inbound, { ...message, language, bookingId, visitDay: day, visitTime: time });
}

/** Links the answer to the booking, with which it is erased. */
async function writeOptOutAnswer(
  ctx: ReceiveInboundContext,
  inbound: StoredInbound,
  kind: Parameters<typeof formatOptOutAnswer>[0]["kind"],
): Promise<void> {
  const language = getMessageLanguage(kind, inbound.booking?.language ?? DEFAULT_LANGUAGE);
  const message = formatOptOutAnswer(
    { kind, channel: inbound.channel },
    await getLabProfile(ctx.db),
    getSentences(language),
  );
  await writeAnswer(ctx, inbound, { ...message, language, ...(inbound.booking && { bookingId: inbound.booking.id }) });
}

type Answer = Omit<WriteMessageInput, "channel" | "recipient" | "cause">;

/** Writes to the sender by the channel of the inbound message, once. */
async function writeAnswer(
  ctx: ReceiveInboundContext,
  { id, phone, channel }: StoredInbound,
  answer: Answer,
): Promise<void> {
  await writeMessage(ctx.db, ctx, { ...answer, channel, recipient: phone, cause: `answer to inbound message ${id}` });
}
