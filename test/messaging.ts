import { eq } from "drizzle-orm";
import { bookingById } from "#core/bookings/queries.server.ts";
import { deliverMessage } from "#core/messages/delivery/deliver-message.server.ts";
import { type MessageDraft, writeMessage } from "#core/messages/write-message.server.ts";
import { messages } from "#db/schema/messages.ts";
import { type Messaging, openMessaging } from "#platform/channels/messaging.server.ts";
import type { MailSettings, TwilioSettings } from "#platform/config/channel-settings.ts";
import type { TestApp } from "./app.ts";
import { mondayMorning } from "./builders.ts";
import type { MailServer } from "./doubles/mail-server.ts";
import type { TwilioDouble } from "./doubles/twilio.ts";

export const publicUrl = "https://nabz.example";

/** The settings of a lab whose account is the double's. */
export function settingsOf({ account, url }: TwilioDouble, changes: Partial<TwilioSettings> = {}): TwilioSettings {
  const numbers = { whatsappFrom: "+911612500000", smsFrom: "+911612500001" };
  return { accountSid: account.sid, authToken: account.token, ...numbers, templates: {}, apiUrl: url, ...changes };
}

/** The same for a product of its own process, with mail. */
export function environmentOf({ account, url }: TwilioDouble, mail: MailServer): Record<string, string> {
  return {
    TWILIO_ACCOUNT_SID: account.sid,
    TWILIO_AUTH_TOKEN: account.token,
    TWILIO_WHATSAPP_FROM: "+911612500000",
    TWILIO_API_URL: url,
    SMTP_URL: mail.url,
    MAIL_FROM: "nabz <care@nabz.example>",
  };
}

/** Channels that lead to the doubles. */
export function messagingBy(twilio?: TwilioSettings, mail?: MailSettings): Messaging {
  return openMessaging({ twilio, mail, publicUrl });
}

let causes = 0;

/** The outbox of an app, as its sender works it. */
export function outboxOf(app: TestApp, { channels }: Messaging) {
  const find = async (id: number) => {
    const [message] = await app.db.select().from(messages).where(eq(messages.id, id));
    if (!message) throw new Error(`There is no message ${id}.`);
    return message;
  };
  return {
    /** Writes a message now, about a booking to its own phone; name only what matters. */
    async write(draft: Partial<MessageDraft> = {}): Promise<number> {
      const booking = draft.bookingId === undefined ? undefined : await bookingById(app.db, draft.bookingId);
      const recipient = booking?.phone ?? "+919876543001";
      const basis = { kind: "booking-confirmed", channel: "whatsapp", recipient } as const;
      const full = { ...basis, body: "Hello", cause: `test ${++causes}`, ...draft };
      const id = await app.db.transaction((transaction) => writeMessage(transaction, app.ctx(), full));
      return id ?? 0;
    },
    /** Does what the sender does with the message, so many seconds after Monday morning. */
    async deliver(id: number, afterSeconds = 0) {
      const now = new Date(mondayMorning.getTime() + afterSeconds * 1000);
      await deliverMessage({ ...app.ctx(), now, channels, limits: app.limits }, await find(id));
      return find(id);
    },
    find,
    all: () => app.db.select().from(messages).orderBy(messages.id),
  };
}
