import { z } from "zod";
import { messageChannels, messageKinds, messageStates } from "./message.ts";

/** An outbox message as the admin area shows it. */
export const OutboxMessage = z.object({
  id: z.number().int(),
  kind: z.enum(messageKinds),
  channel: z.enum(messageChannels),
  recipient: z.string(),
  /** Patient of its booking; null without a booking or if the patient is erased. */
  patientName: z.string().nullable(),
  subject: z.string().nullable(),
  body: z.string().meta({ description: "Empty once redacted, like the recipient" }),
  state: z.enum(messageStates),
  /** Since when it has this state. */
  stateAt: z.iso.datetime(),
  tries: z.number().int(),
  /** Why it could not be sent, in the provider's words. */
  failure: z.string().nullable(),
  bookingId: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
});

export type OutboxMessage = z.infer<typeof OutboxMessage>;
