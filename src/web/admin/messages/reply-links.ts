import type { ReceivedMessage } from "#core/messages/contact.ts";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { toE164 } from "#core/patients/phone.ts";
import { words } from "#texts";

type ReplyLinks = {
  mail: string;
  /** null where what was typed is no number. */
  whatsApp: string | null;
  call: string | null;
};

/** The ways to answer a visitor, each with the answer's beginning already typed. */
export function replyLinks({ name, email, phone, subject, message }: ReceivedMessage): ReplyLinks {
  const texts = words.desk.inbox;
  const quoted = message
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const letter = `${texts.greeting(name)}\n\n\n\n${quoted}`;
  const number = toE164(phone);
  return {
    mail: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(texts.replySubject(subject))}&body=${encodeURIComponent(letter)}`,
    whatsApp: number && whatsappLink(number, texts.greeting(name)),
    call: number && `tel:${number}`,
  };
}
