import { en } from "#web/texts/en.ts";

/** Spec §2: a greeting on first opening; it also begins every new chat. */
export function Greeting() {
  return (
    <div className="chat-bubble">
      <p className="b">{en.chatbot.greeting}</p>
      <p>{en.chatbot.greetingMore}</p>
      <p className="sm soft">
        <b>{en.chatbot.noDoctor}</b> {en.chatbot.greetingEnd}
      </p>
    </div>
  );
}
