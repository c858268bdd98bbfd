import { type RefObject, useEffect } from "react";
import { words } from "#texts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { Bubble, PatientBubble } from "./bubble.tsx";
import { chatScrollClass } from "./chat-tabs.tsx";
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
    <div className={chatScrollClass} ref={ref} role="log" aria-label={words.chatbot.log} tabIndex={0}>
      <Greeting />
      {exchanges.map(({ said, reply }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a conversation only grows at its end
        <div className="grid gap-3" key={index}>
          <PatientBubble text={said} />
          {reply ? <ReplyView reply={reply} onSymptom={onSymptom} onShowSymptoms={onShowSymptoms} /> : <Typing />}
        </div>
      ))}
    </div>
  );
}

/** The greeting on first opening and in every new chat. */
function Greeting() {
  return (
    <Bubble>
      <p className="font-semibold">{words.chatbot.greeting}</p>
      <p>{words.chatbot.greetingMore}</p>
      <p className="text-sm text-soft" lang={getTextLanguage(words.emergencyHelp.noDoctor)}>
        <b>{words.emergencyHelp.noDoctor}</b> {words.emergencyHelp.greetingEnd}
      </p>
    </Bubble>
  );
}

/** Shown while a reply is pending: three stitches of the pulse, one after the other. */
function Typing() {
  return (
    <Bubble>
      <p className="flex h-6 items-center gap-1">
        <span className="sr-only">{words.chatbot.typing}</span>
        {["0s", "0.16s", "0.32s"].map((animationDelay) => (
          <i
            key={animationDelay}
            className="h-3.5 w-1 rounded-xs bg-action nth-3:h-5.5 motion-safe:animate-[breathe_0.5s_infinite_alternate]"
            style={{ animationDelay }}
            aria-hidden="true"
          />
        ))}
      </p>
    </Bubble>
  );
}
