import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** 112 and 108; where somebody should be talked to, Tele-MANAS before 112. */
export function EmergencyCalls({ isTalk = false }: { isTalk?: boolean }) {
  const { label, call, emergency, ambulance, teleManas } = en.chatbot.calls;
  const lines = isTalk ? [teleManas, emergency] : [emergency, ambulance];
  return (
    <ul className="chat-calls" aria-label={label}>
      {lines.map(({ number, name }) => (
        <li key={number}>
          <a className="chat-call" href={`tel:${number}`}>
            <Icon name="phone" />
            <span className="sr">{call} </span>
            <b>{number}</b> <span className="chat-call-name">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
