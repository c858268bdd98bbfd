import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";

type Props = {
  /** URLs that open a chat or a call; null if unavailable. */
  whatsApp: string | null;
  call: string | null;
  /** Context, for screen readers. */
  about: string;
};

/** Links to reach a phone from a message card. */
export function PhoneLinks({ whatsApp, call, about }: Props) {
  const texts = words.admin.inbox;
  const spoken = <span className="sr-only">{texts.about(about)}</span>;
  return (
    <>
      {whatsApp && (
        <ButtonLink size="small" href={whatsApp} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" small /> {texts.whatsApp}
          {spoken}
          <span className="sr-only"> {texts.newTab}</span>
        </ButtonLink>
      )}
      {call && (
        <ButtonLink size="small" href={call}>
          <Icon name="phone" small /> {texts.call}
          {spoken}
        </ButtonLink>
      )}
    </>
  );
}
