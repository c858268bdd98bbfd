import { eq } from "drizzle-orm";
import { findBookingById } from "#core/bookings/queries.server.ts";
import { deliverMessage } from "#core/messages/delivery/deliver-message.server.ts";
import { updateGroupMessage } from "#core/messages/delivery/update-group-message.server.ts";
import { type WriteMessageInput, writeMessage } from "#core/messages/write-message.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { EmailConfig, TwilioConfig } from "#platform/channel-config.ts";
import { type Messaging, openMessaging } from "#platform/channels/messaging.server.ts";
import type { TestApp } from "./app.ts";
import { mondayMorning } from "./builders.ts";
import type { FakeMailServer } from "./fakes/mail-server.ts";
import { type FakeTwilio, toTwilioEnvironment } from "./fakes/twilio.ts";

export const publicUrl = "https://nabz.example";

/** Returns the settings of a lab whose account is the fake's. */
export function toTwilioConfig({ account, url }: FakeTwilio, changes: Partial<TwilioConfig> = {}): TwilioConfig {
  const numbers = { whatsappFrom: "+911612500000", smsFrom: "+911612500001" };
  return {
    accountSid: account.sid,
    authToken: account.token,
    ...numbers,
    templates: {},
    templatesWithLink: {},
    apiUrl: url,
    ...changes,
  };
}

/** The same for a product in its own process, with mail. */
export function toEnvironment(twilio: FakeTwilio, mail: FakeMailServer): Record<string, string> {
  return { ...toTwilioEnvironment(twilio), SMTP_URL: mail.url, MAIL_FROM: "nabz <care@nabz.example>" };
}

/** Creates channels that lead to the fakes. */
export function createTestMessaging(twilio?: TwilioConfig, mail?: EmailConfig): Messaging {
  return openMessaging({ twilio, mail, publicUrl });
}

let causeCount = 0;

/** Returns the outbox of an app, as its dispatcher works it. */
export function createOutboxDriver(app: TestApp, { channels }: Messaging) {
  const find = async (id: number) => {
    const [message] = await app.db.select().from(messages).where(eq(messages.id, id));
    if (!message) throw new Error(`There is no message ${id}.`);
    return message;
  };
  return {
    /** Writes a message now, about a booking to its own phone; pass only what matters. */
    async write(draft: Partial<WriteMessageInput> = {}): Promise<number> {
      const booking = draft.bookingId === undefined ? undefined : await findBookingById(app.db, draft.bookingId);
      const recipient = booking?.phone ?? "+919876543001";
      const basis = { kind: "booking-confirmed", channel: "whatsapp", language: "en", recipient } as const;
      const full = { ...basis, body: "Hello", cause: `test ${++causeCount}`, ...draft };
      const id = await app.db.transaction((transaction) => writeMessage(transaction, app.ctx(), full));
      return id ?? 0;
    },
    /** Delivers the message as the dispatcher does, so many seconds after Monday morning. */
    async deliver(id: number, afterSeconds = 0) {
      const now = new Date(mondayMorning.getTime() + afterSeconds * 1000);
      const message = await updateGroupMessage({ ...app.ctx(), now, channels }, await find(id));
      await deliverMessage({ ...app.ctx(), now, channels, limits: app.limits }, message);
      return find(id);
    },
    find,
    all: () => app.db.select().from(messages).orderBy(messages.id),
  };
}
