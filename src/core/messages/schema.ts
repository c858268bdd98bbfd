import { z } from "zod";
import { messageChannels, messageKinds, messageStates } from "./message.ts";

/** A message of the outbox, as the desk sees it. */
export const OutboxMessage = z.object({
  id: z.number().int(),
  kind: z.enum(messageKinds),
  channel: z.enum(messageChannels),
  recipient: z.string(),
  /** Of the booking that it is about; null where it is about none, or the patient is erased. */
  patientName: z.string().nullable(),
  subject: z.string().nullable(),
  body: z.string().meta({ description: "Empty once the text is no longer kept; so is the recipient then" }),
  state: z.enum(messageStates),
  /** Since when it is in this state. */
  stateAt: z.iso.datetime(),
  tries: z.number().int(),
  /** Why it could not be sent, as the provider says. */
  failure: z.string().nullable(),
  bookingId: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});

export type OutboxMessage = z.infer<typeof OutboxMessage>;
