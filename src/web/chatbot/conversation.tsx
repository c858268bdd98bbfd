import { type RefObject, useEffect } from "react";
import { words } from "#texts";
import { ReplyView } from "./reply-view.tsx";
import type { ConversationState } from "./use-conversation.ts";

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  talk: ConversationState;
  isOpen: boolean;
  onSymptom: (text: string) => void;
  onShowSymptoms: () => void;
};

/** Height of the preceding text that stays visible. */
const ABOVE_PX = 12;

/**
 * The messages, oldest first; screen readers announce each reply. Patients' texts are rendered as text, never as
 * markup.
 */
export function Conversation({ ref, talk, isOpen, onSymptom, onShowSymptoms }: Props) {
  const { exchanges, isWaiting } = talk;
  useEffect(() => {
    const log = ref.current;
    const last = log?.lastElementChild;
    if (!log || !(last instanceof HTMLElement) || !isOpen || exchanges.length === 0) return;
    // The beginning of a long reply matters more than its end.
    log.scrollTop = isWaiting ? log.scrollHeight : last.offsetTop - ABOVE_PX;
  }, [ref, isOpen, exchanges.length, isWaiting]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div className="chat-scroll chat-log" ref={ref} role="log" aria-label={words.chatbot.log} tabIndex={0}>
      <Greeting />
      {exchanges.map(({ said, reply }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end
        <div className="chat-exchange" key={index}>
          <p className="chat-said">
            <span className="sr">{words.chatbot.you}: </span>
            <span>{said}</span>
          </p>
          {reply ? <ReplyView reply={reply} onSymptom={onSymptom} onShowSymptoms={onShowSymptoms} /> : <Typing />}
        </div>
      ))}
    </div>
  );
}

/** The greeting on first opening and in every new chat. */
function Greeting() {
  return (
    <div className="chat-bubble">
      <p className="b">{words.chatbot.greeting}</p>
      <p>{words.chatbot.greetingMore}</p>
      <p className="sm soft">
        <b>{words.chatbot.noDoctor}</b> {words.chatbot.greetingEnd}
      </p>
    </div>
  );
}

/** Shown while a reply is pending. */
function Typing() {
  return (
    <p className="chat-bubble chat-typing">
      <span className="sr">{words.chatbot.typing}</span>
      {[1, 2, 3].map((stitch) => (
        <i key={stitch} aria-hidden="true" />
      ))}
    </p>
  );
}
