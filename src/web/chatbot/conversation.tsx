import { type RefObject, useEffect } from "react";
import { words } from "#texts";
import { ReplyView } from "#web/chatbot/answer/reply-view.tsx";
import type { Talk } from "./use-talk.ts";

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  talk: Talk;
  isOpen: boolean;
  onSymptom: (text: string) => void;
  onShowSymptoms: () => void;
};

/** So much of what came before stays in sight. */
const ABOVE_PX = 12;

/** What was said, oldest first; a screen reader hears each reply as it comes. Texts of patients are text, never markup. */
export function Conversation({ ref, talk, isOpen, onSymptom, onShowSymptoms }: Props) {
  const { exchanges, isWaiting } = talk;
  useEffect(() => {
    const log = ref.current;
    const last = log?.lastElementChild;
    if (!log || !(last instanceof HTMLElement) || !isOpen || exchanges.length === 0) return;
    // The beginning of a long reply counts more than its end.
    log.scrollTop = isWaiting ? log.scrollHeight : last.offsetTop - ABOVE_PX;
  }, [ref, isOpen, exchanges.length, isWaiting]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <div className="chat-scroll chat-log" ref={ref} role="log" aria-label={words.chatbot.log} tabIndex={0}>
      <Greeting />
      {exchanges.map(({ said, reply }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a talk only grows at its end
        <div className="chat-exchange" key={place}>
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

/** Row 2.165: a greeting on first opening; it also begins every new chat. */
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

/** Row 4.34: shown while a reply is on its way. */
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
