import type { Reply } from "#core/chatbot/reply.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";

type Props = Omit<Extract<Reply, { kind: "emergency" }>, "kind">;

/** The numbers first, then what to do until help comes; no product. */
export function Emergency({ emergency, needsTalk, patients = [] }: Props) {
  const { title } = words.chatbot.emergencies[emergency];
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
        <p>{words.chatbot.adviceFor(emergency, patients)}</p>
        {needsTalk && <p>{calls.afterwards}</p>}
      </div>
      <p className="chat-bubble sm">{words.chatbot.misread}</p>
    </>
  );
}

/** Chest pain shows the emergency numbers first (decision D24). */
export function ChestPainNotice() {
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

const callLines = {
  never: [emergency, ambulance],
  /** The patient needs someone to talk to: Tele-MANAS before 112. */
  first: [teleManas, emergency],
  /** Medical help comes first. */
  afterwards: [emergency, ambulance, teleManas],
};

/** The numbers to call, the most urgent first. */
function EmergencyCalls({ talk = "never" }: { talk?: keyof typeof callLines }) {
  return (
    <ul className="chat-calls" aria-label={label}>
      {callLines[talk].map(({ number, name }) => (
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

/**
 * Under every reply that is not an emergency: the numbers are there even if a message was misunderstood (decision 012).
 */
export function EmergencyLine() {
  const { inEmergency, emergency, or, ambulance } = words.chatbot.calls;
  return (
    <p className="chat-in-emergency">
      {inEmergency} <a href={`tel:${emergency.number}`}>{emergency.number}</a> {or}{" "}
      <a href={`tel:${ambulance.number}`}>{ambulance.number}</a>
    </p>
  );
}
