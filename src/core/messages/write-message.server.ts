import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";

export type MessageDraft = {
  kind: "booking-confirmed" | "contact-message" | "login-code" | "report-ready";
  channel: "whatsapp" | "email";
  /** A phone (E.164) or an email address, as the channel wants it. */
  recipient: string;
  /** Of a mail alone. */
  subject?: string;
  body: string;
  /** What it is about, e.g. "booking 12 confirmed": the same cause is told once by each channel. */
  cause: string;
  bookingId?: number;
};

/** Puts a message into the outbox, in the transaction that gives cause to it; the same cause writes nothing twice. */
export async function writeMessage(transaction: Db, ctx: Pick<Context, "now">, draft: MessageDraft): Promise<void> {
  await transaction
    .insert(messages)
    .values({ ...draft, state: "kept", stateAt: ctx.now, createdAt: ctx.now })
    .onConflictDoNothing();
}
