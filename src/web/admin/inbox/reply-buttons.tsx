import type { ReceivedMessage } from "#core/messages/contact.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PhoneLinks } from "./phone-links.tsx";
import { replyLinks } from "./reply-links.ts";

export function ReplyButtons({ message }: { message: ReceivedMessage }) {
  const { mail, whatsApp, call } = replyLinks(message);
  const texts = en.desk.inbox;
  return (
    <>
      <a className="btn btn-2 btn-s" href={mail}>
        <Icon name="mail" small /> {texts.mail}
        <span className="sr">{texts.about(message.subject)}</span>
      </a>
      <PhoneLinks whatsApp={whatsApp} call={call} about={message.subject} />
    </>
  );
}
