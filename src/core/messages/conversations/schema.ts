import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import { messageChannels, messageKinds, messageStates } from "#core/messages/message.ts";
import { genders } from "#core/patients/gender.ts";
import { Day } from "#core/slots/schema.ts";
import { collectionPlaces, inboundKinds, optOutSources } from "#db/schema/values.ts";
import { MAX_REPLY_CHARACTERS } from "./reply-window.ts";

/** Which conversations the inbox lists: those that wait for an answer, failed messages, or all that were received. */
export const inboxViews = ["waiting", "failed", "all"] as const;
export type InboxView = (typeof inboxViews)[number];

const instant = z.iso.datetime();
const id = z.number().int();

/** A phone (E.164), or the contact message whose phone cannot be read. */
export const ConversationKey = z.string().regex(/^(?:\+\d{8,15}|contact-\d{1,9})$/, validationKey("query-id"));

/** A conversation in the inbox's list, with its latest message. */
export const Conversation = z.object({
  key: z.string(),
  phone: z.string().nullable().meta({ description: "E.164; null if the contact form's phone cannot be read" }),
  name: z
    .string()
    .nullable()
    .meta({ description: "Null for a phone without patients that only wrote by WhatsApp or SMS" }),
  otherPatients: id.meta({ description: "Other patients of this phone" }),
  state: z.enum(["failed", "waiting", "answered"]),
  since: instant.meta({ description: "Of the oldest message that waits or failed, else of the latest one" }),
  source: z.enum(["inbound", "contact", "outbox"]).meta({ description: "Where the latest message comes from" }),
  inboundKind: z.enum(inboundKinds).nullable(),
  messageKind: z.enum(messageKinds).nullable().meta({ description: "Of a message from the lab" }),
  subject: z.string().nullable(),
  excerpt: z.string(),
  failure: z.string().nullable(),
  waiting: z
    .object({ inboundIds: z.array(id), contactIds: z.array(id) })
    .meta({ description: "Messages to be marked as answered" }),
});

const entryFields = { id, at: instant, body: z.string() };
const handledFields = { handledAt: instant.nullable(), handledBy: z.string().nullable() };

/** A message in a thread. */
export const ThreadEntry = z.discriminatedUnion("source", [
  z.object({
    source: z.literal("inbound"),
    ...entryFields,
    ...handledFields,
    kind: z.enum(inboundKinds),
    isWaiting: z.boolean(),
  }),
  z.object({
    source: z.literal("contact"),
    ...entryFields,
    ...handledFields,
    subject: z.string(),
    name: z.string(),
    email: z.string(),
    isWaiting: z.boolean(),
  }),
  z.object({
    source: z.literal("outbox"),
    ...entryFields,
    kind: z.enum(messageKinds),
    channel: z.enum(messageChannels),
    state: z.enum(messageStates),
    stateAt: instant,
    failure: z.string().nullable(),
    tries: id,
    bookingId: id.nullable(),
  }),
]);

const ThreadBooking = z.object({
  id,
  code: z.string(),
  status: z.string(),
  bookingDate: Day,
  bookingTime: z.string(),
  place: z.enum(collectionPlaces),
  itemNames: z.array(z.string()),
  reportReleasedAt: instant.nullable(),
});

/** A patient of the conversation's phone. */
const ThreadPatient = z.object({
  id,
  name: z.string(),
  age: z.number().int().nullable(),
  exactAge: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  latest: ThreadBooking.nullable().meta({ description: "The last booking" }),
});

/** One conversation: its messages, oldest first, and whose phone it is. */
export const Thread = z.object({
  key: z.string(),
  phone: z.string().nullable(),
  entries: z.array(ThreadEntry),
  isCut: z.boolean().meta({ description: "Whether older messages are left out" }),
  patients: z.array(ThreadPatient),
  nextVisit: ThreadBooking.extend({ patientName: z.string() }).nullable(),
  optOuts: z.array(
    z.object({
      since: instant,
      source: z.enum(optOutSources),
      patientName: z.string().nullable().meta({ description: "Null if the phone gets no messages at all" }),
    }),
  ),
  replyUntil: instant
    .nullable()
    .meta({ description: "Until when the lab's own WhatsApp can reply; null if it cannot" }),
});

export const ReplyRequest = z.object({
  key: z
    .uuid(validationKey("receipt-key"))
    .meta({ description: "Made by the page: a repeated request sends nothing twice" }),
  body: z
    .string(validationKey("text-required"))
    .trim()
    .min(1, validationKey("text-required"))
    .max(MAX_REPLY_CHARACTERS, validationKey("text-too-long")),
});

export type Conversation = z.infer<typeof Conversation>;
export type Thread = z.infer<typeof Thread>;
export type ThreadEntry = z.infer<typeof ThreadEntry>;
export type ThreadPatient = z.infer<typeof ThreadPatient>;
