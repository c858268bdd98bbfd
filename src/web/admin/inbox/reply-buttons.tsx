import type { ReceivedMessage } from "#core/messages/contact.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { replyLinks } from "./reply-links.ts";

export function ReplyButtons({ message }: { message: ReceivedMessage }) {
  const { mail, whatsApp, call } = replyLinks(message);
  const texts = en.desk.inbox;
  const about = <span className="sr">{texts.about(message.subject)}</span>;
  return (
    <>
      <a className="btn btn-2 btn-s" href={mail}>
        <Icon name="mail" small /> {texts.mail}
        {about}
      </a>
      {whatsApp && (
        <a className="btn btn-2 btn-s" href={whatsApp} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" small /> {texts.whatsApp}
          {about}
          <span className="sr"> {texts.newTab}</span>
        </a>
      )}
      {call && (
        <a className="btn btn-2 btn-s" href={call}>
          <Icon name="phone" small /> {texts.call}
          {about}
        </a>
      )}
    </>
  );
}
