import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { type DeliverMessageContext, deliverMessage } from "#core/messages/delivery/deliver-message.server.ts";
import type { MessageRow } from "#core/messages/delivery/transition-message.server.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { writeMessage } from "#core/messages/write-message.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { TestOutcome } from "./test-phone.ts";

/** The page waits for the result, so the dispatcher only picks up what a killed process left. */
const DISPATCH_AFTER_SECONDS = 60;

/** Sends a test message to a phone (E.164) at once and returns the result. */
export async function sendTestMessage(ctx: DeliverMessageContext, phone: string): Promise<TestOutcome> {
  const { name } = await getLabProfile(ctx.db);
  const body = getSentences("en").testMessage(name);
  const id = await writeMessage(ctx.db, ctx, {
    kind: "test",
    language: DEFAULT_LANGUAGE,
    channel: "whatsapp",
    recipient: phone,
    body,
    cause: `test ${randomUUID()}`,
    dueInSeconds: DISPATCH_AFTER_SECONDS,
  });
  const message = id === null ? undefined : await findMessage(ctx, id);
  if (!message) throw new Error("The test message was not stored.");
  await deliverMessage(ctx, message);
  return toTestOutcome(await findMessage(ctx, message.id), createWhatsappLink(phone, body));
}

async function findMessage({ db }: DeliverMessageContext, id: number): Promise<MessageRow | undefined> {
  const [message] = await db.select().from(messages).where(eq(messages.id, id));
  return message;
}

function toTestOutcome(message: MessageRow | undefined, whatsappUrl: string): TestOutcome {
  const sentences = getSentences("en").testMessageResults;
  switch (message?.state) {
    case "sent":
    case "delivered":
    case "read":
      return { success: true, message: sentences.sent, directSent: true, whatsappUrl };
    case "kept":
      return { success: true, message: sentences.kept, directSent: false, whatsappUrl };
    case "sending":
      // No manual resend: the message may already have been sent.
      return { success: true, message: sentences.unknown, directSent: false, whatsappUrl: null };
    default:
      return { success: false, message: message?.failure ?? sentences.failed, directSent: false, whatsappUrl };
  }
}
