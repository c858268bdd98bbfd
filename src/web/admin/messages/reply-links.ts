import type { InboundMessage } from "#core/messages/contact-message.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { toE164 } from "#core/patients/phone.ts";
import { words } from "#texts";

type ReplyLinks = {
  mail: string;
  /** Null if the phone is not valid. */
  whatsApp: string | null;
  call: string | null;
};

/** Returns links to reply to a visitor, with the start of the text filled in. */
export function createReplyLinks({ name, email, phone, subject, message }: InboundMessage): ReplyLinks {
  const texts = words.admin.inbox;
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const body = `${texts.greeting(name)}\n\n\n\n${quoted}`;
  const number = toE164(phone);
  return {
    mail: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(texts.replySubject(subject))}&body=${encodeURIComponent(body)}`,
    whatsApp: number && createWhatsappLink(number, texts.greeting(name)),
    call: number && `tel:${number}`,
  };
}
