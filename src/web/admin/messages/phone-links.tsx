import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";

type Props = {
  /** The addresses that open a chat and a call; null where there is none. */
  whatsApp: string | null;
  call: string | null;
  /** What it is about, read aloud. */
  about: string;
};

/** The ways to reach somebody's phone from a card of the messages. */
export function PhoneLinks({ whatsApp, call, about }: Props) {
  const texts = words.desk.inbox;
  const spoken = <span className="sr">{texts.about(about)}</span>;
  return (
    <>
      {whatsApp && (
        <a className="btn btn-2 btn-s" href={whatsApp} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" small /> {texts.whatsApp}
          {spoken}
          <span className="sr"> {texts.newTab}</span>
        </a>
      )}
      {call && (
        <a className="btn btn-2 btn-s" href={call}>
          <Icon name="phone" small /> {texts.call}
          {spoken}
        </a>
      )}
    </>
  );
}
