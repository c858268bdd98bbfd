import type { Reply } from "#core/chatbot/reply.ts";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";

type Props = Omit<Extract<Reply, { kind: "emergency" }>, "kind">;

/** The numbers first, what to do until help comes, and no product. */
export function Emergency({ emergency, needsTalk }: Props) {
  const { title, advice } = words.chatbot.emergencies[emergency];
  const { calls } = words.chatbot;
  const isTalk = emergency === "selfHarm";
  return (
    <>
      <div className="chat-alarm on-cloth">
        <p className="chat-alarm-title">{title}</p>
        <EmergencyCalls talk={isTalk ? "first" : needsTalk ? "afterwards" : "never"} />
        <p className="sm">
          <span lang="pa">{isTalk ? calls.punjabiTalk : calls.punjabi}</span>
          <br />
          <span lang="hi">{isTalk ? calls.hindiTalk : calls.hindi}</span>
        </p>
        <p>{advice}</p>
        {needsTalk && <p>{calls.afterwards}</p>}
      </div>
      <p className="chat-bubble sm">{words.chatbot.misread}</p>
    </>
  );
}

/** Decision D24: chest pain first shows the emergency numbers. */
export function ChestFirst() {
  const { title, advice } = words.chatbot.chestFirst;
  return (
    <div className="chat-alarm on-cloth">
      <p className="chat-alarm-title">{title}</p>
      <EmergencyCalls />
      <p>{advice}</p>
    </div>
  );
}

const { label, call, emergency, ambulance, teleManas } = words.chatbot.calls;

const lines = {
  never: [emergency, ambulance],
  /** Somebody should be talked to: Tele-MANAS before 112. */
  first: [teleManas, emergency],
  /** The body needs help before. */
  afterwards: [emergency, ambulance, teleManas],
};

/** The numbers to call, the most pressing first. */
function EmergencyCalls({ talk = "never" }: { talk?: keyof typeof lines }) {
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

/** Under every reply that is no emergency's: whoever was not understood finds the numbers all the same (decision 012). */
export function EmergencyLine() {
  const { inEmergency, emergency, or, ambulance } = words.chatbot.calls;
  return (
    <p className="chat-in-emergency">
      {inEmergency} <a href={`tel:${emergency.number}`}>{emergency.number}</a> {or}{" "}
      <a href={`tel:${ambulance.number}`}>{ambulance.number}</a>
    </p>
  );
}
