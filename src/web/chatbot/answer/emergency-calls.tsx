import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

const { label, call, emergency, ambulance, teleManas } = en.chatbot.calls;

const lines = {
  never: [emergency, ambulance],
  /** Somebody should be talked to: Tele-MANAS before 112. */
  first: [teleManas, emergency],
  /** The body needs help before. */
  afterwards: [emergency, ambulance, teleManas],
};

/** The numbers to call, the most pressing first. */
export function EmergencyCalls({ talk = "never" }: { talk?: keyof typeof lines }) {
  return (
    <ul className="chat-calls" aria-label={label}>
      {lines[talk].map(({ number, name }) => (
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
