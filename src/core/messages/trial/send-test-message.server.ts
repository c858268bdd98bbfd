import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { labProfile } from "#core/lab/queries.server.ts";
import { deliverMessage, type LimitedDelivery } from "#core/messages/delivery/deliver-message.server.ts";
import type { MessageRow } from "#core/messages/delivery/move-message.server.ts";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { TestOutcome } from "./test-phone.ts";
import { testText } from "./test-text.ts";

/** Somebody watches the page: the sender comes only to what a killed process left behind. */
const SENDER_AFTER_SECONDS = 60;

const sentences = {
  sent: "WhatsApp test message sent successfully!",
  unknown: "WhatsApp message status unknown. Please check your phone.",
  kept: "No WhatsApp channel is set up here. Open the chat and send the message yourself.",
  failed: "The provider gave no reason.",
} as const;

/** Row 7.32 sends a test message to a phone (E.164) at once, and tells what became of it. */
export async function sendTestMessage(ctx: LimitedDelivery, phone: string): Promise<TestOutcome> {
  const { name } = await labProfile(ctx.db);
  const body = testText(name);
  const id = await writeMessage(ctx.db, ctx, {
    kind: "test",
    channel: "whatsapp",
    recipient: phone,
    body,
    cause: `test ${randomUUID()}`,
    dueInSeconds: SENDER_AFTER_SECONDS,
  });
  const written = id === null ? undefined : await find(ctx, id);
  if (!written) throw new Error("The test message was not stored.");
  await deliverMessage(ctx, written);
  return outcomeOf(await find(ctx, written.id), whatsappLink(phone, body));
}

async function find({ db }: LimitedDelivery, id: number): Promise<MessageRow | undefined> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id));
  return message;
}

function outcomeOf(message: MessageRow | undefined, whatsappUrl: string): TestOutcome {
  switch (message?.state) {
    case "sent":
    case "delivered":
    case "read":
      return { success: true, message: sentences.sent, directSent: true, whatsappUrl };
    case "kept":
      return { success: true, message: sentences.kept, directSent: false, whatsappUrl };
    case "sending":
      // A second one, sent by hand, might be one too many.
      return { success: true, message: sentences.unknown, directSent: false, whatsappUrl: null };
    default:
      return { success: false, message: message?.failure ?? sentences.failed, directSent: false, whatsappUrl };
  }
}
