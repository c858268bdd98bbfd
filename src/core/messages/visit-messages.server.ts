import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import { getActiveCancelReason } from "#core/bookings/edit/active-cancel-reason.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import { computePreparation, parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import { listPreparationSentences, type ReminderWords } from "#core/catalogue/preparation/sentences.ts";
import { getTextOptions } from "#core/catalogue/translations/load-translations.server.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { extractFirstName } from "#core/patients/name.ts";
import { formatVisitLine } from "./booking-links.ts";
import type { MessageChannel, MessageKind } from "./message.ts";
import type { NotificationContext, VisitMessage } from "./notify-patient.server.ts";
import { formatConfirmation, listConfirmationVariables } from "./templates/confirmation.ts";
import { formatReminder, type ReminderKind } from "./templates/reminder.ts";
import { formatVisitCancelled, isNotifiedReason } from "./templates/visit-cancelled.ts";
import { formatVisitMoved } from "./templates/visit-moved.ts";
import { describeGroup, type VisitGroup } from "./visit-group.server.ts";

export type MessageContext = NotificationContext & {
  /** Returns the link that opens the visit of a booking code on the page of a language. */
  createVisitUrl: (code: string, language: Language) => string;
};

type FormatContext = Omit<MessageContext, "emit" | "channels">;
export type VisitMessageInput = { group: VisitGroup; lab: LabProfile; channel: MessageChannel; language: Language };
type VisitMessageRule = {
  /** Whether the message is still true of one of the bookings that it names. */
  isTrueOf: (booking: BookingRow) => boolean;
  /** Null if the patients do not get this message. */
  format: (ctx: FormatContext, input: VisitMessageInput) => Promise<VisitMessage | null>;
};

/** Messages that name all people of a visit who share a phone, as their bookings are at the time of writing. */
const visitMessages = {
  "booking-confirmed": { isTrueOf: ({ status }) => holdsSeat(status), format: formatGroupConfirmation },
  "visit-moved": { isTrueOf: isUpcomingBooking, format: formatGroupMoved },
  "visit-cancelled": { isTrueOf: ({ status }) => !holdsSeat(status), format: formatGroupCancelled },
  "visit-tomorrow": createReminderRule("visit-tomorrow"),
  "visit-tomorrow-unrestricted": createReminderRule("visit-tomorrow-unrestricted"),
  "visit-soon": createReminderRule("visit-soon"),
} as const satisfies Partial<Record<MessageKind, VisitMessageRule>>;

export type VisitMessageKind = keyof typeof visitMessages;

/** Returns how a message of this kind is written for several people; undefined if it names one booking. */
export function findVisitMessage(kind: string): VisitMessageRule | undefined {
  return Object.hasOwn(visitMessages, kind) ? visitMessages[kind as VisitMessageKind] : undefined;
}

/** Writes the text of a message to the patients of a group; null if they do not get it. */
export function formatVisitMessage(
  ctx: FormatContext,
  kind: VisitMessageKind,
  input: VisitMessageInput,
): Promise<VisitMessage | null> {
  return visitMessages[kind].format(ctx, input);
}

function isUpcomingBooking({ status }: BookingRow): boolean {
  return isUpcoming(status);
}

function createReminderRule(kind: ReminderKind): VisitMessageRule {
  return {
    isTrueOf: isUpcomingBooking,
    async format(ctx, { group, lab, channel, language }) {
      const sentences = getSentences(language);
      const { stillFasting } = sentences.reminderMessages;
      const preparation = await listGroupPreparation(ctx, group, language, { stillFasting });
      const details = { ...describeGroup(group, language), preparation, canReply: channel !== "email" };
      return appendVisitUrl(ctx, { group, lab, language }, formatReminder(kind, details, lab, sentences));
    },
  };
}

async function describePrepared(ctx: FormatContext, { group, language }: VisitMessageInput) {
  return { ...describeGroup(group, language), preparation: await listGroupPreparation(ctx, group, language) };
}

async function formatGroupConfirmation(ctx: FormatContext, input: VisitMessageInput): Promise<VisitMessage> {
  const { group, lab, language } = input;
  const details = await describePrepared(ctx, input);
  const sentences = getSentences(language);
  return appendVisitUrl<VisitMessage>(
    ctx,
    { group, lab, language },
    {
      kind: "booking-confirmed",
      subject: sentences.confirmationMessage.subject(details.code),
      body: formatConfirmation(details, lab, sentences),
      variables: listConfirmationVariables(details, sentences),
    },
  );
}

async function formatGroupMoved(ctx: FormatContext, input: VisitMessageInput): Promise<VisitMessage> {
  const { group, lab, language } = input;
  const moved = formatVisitMoved(await describePrepared(ctx, input), lab, getSentences(language));
  return appendVisitUrl(ctx, { group, lab, language }, moved);
}

async function formatGroupCancelled(_ctx: FormatContext, { group, lab, language }: VisitMessageInput) {
  const [first] = group;
  const reason = getActiveCancelReason(first, first.cancelReason);
  if (!reason || !isNotifiedReason(reason)) return null;
  const details = { ...describeGroup(group, language), isRefundDue: group.some(isRefundDue) };
  return formatVisitCancelled(reason, details, lab, getSentences(language));
}

/** Whether money is to be returned for a booking. */
export function isRefundDue(booking: BookingRow): boolean {
  return getBookingBalance(booking).backPaise > 0;
}

/** Appends the link of the first booking's visit as the text's last line. */
export function appendVisitUrl<Message extends { body: string }>(
  { createVisitUrl, now }: Pick<MessageContext, "createVisitUrl" | "now">,
  { group, lab, language }: Pick<VisitMessageInput, "group" | "lab" | "language">,
  message: Message,
): Message {
  const [first] = group;
  const url = createVisitUrl(first.code, language);
  const line = formatVisitLine(first, url, getSentences(language).messageLines, { lab, now });
  return { ...message, body: `${message.body}\n${line}` };
}

/**
 * Returns how to prepare for the current slot. What applies to all comes first, then for each of several people, with
 * the first name, the most important instruction, then the others: a template drops the last ones.
 */
export async function listGroupPreparation(
  { db, now }: Pick<Context, "db" | "now">,
  group: VisitGroup,
  language: Language,
  reminder: ReminderWords = {},
): Promise<string[]> {
  const sentences = { ...getSentences(language), ...reminder };
  const people: { name: string; sentences: string[] }[] = [];
  for (const { id, day, time, patientName } of group) {
    const start = parseVisitStart(day, time, now);
    const list = listPreparationSentences(await findBookingNeeds(db, id, getTextOptions(language)), start, sentences);
    people.push({ name: extractFirstName(patientName), sentences: list });
  }
  const isForAll = (sentence: string) => people.every((person) => person.sentences.includes(sentence));
  const shared = people[0]?.sentences.filter(isForAll) ?? [];
  const own = people.map(({ name, sentences: list }) => {
    const [first, ...others] = list.filter((sentence) => !isForAll(sentence));
    const format = (instruction: string) => sentences.messageLines.forPatient(name, instruction);
    return { first: first ? [format(first)] : [], others: others.length > 0 ? [format(others.join(" "))] : [] };
  });
  return [...shared, ...own.flatMap(({ first }) => first), ...own.flatMap(({ others }) => others)];
}

/** Whether one of these patients must not eat before the visit. */
export async function isFastingNeeded(db: Context["db"], group: VisitGroup): Promise<boolean> {
  for (const { id } of group) if (computePreparation((await findBookingNeeds(db, id)).tests, null).fasting) return true;
  return false;
}
