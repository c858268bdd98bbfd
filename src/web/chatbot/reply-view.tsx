import { words } from "#texts";
import { Advice } from "./advice.tsx";
import { AnswerView } from "./answer-view.tsx";
import { Bubble } from "./bubble.tsx";
import { Emergency, EmergencyLine } from "./emergency.tsx";
import { Question } from "./question.tsx";
import type { ChatReply } from "./use-conversation.ts";

type Props = { reply: ChatReply; onSymptom: (text: string) => void; onShowSymptoms: () => void };

/** Renders one reply. */
export function ReplyView({ reply, onSymptom, onShowSymptoms }: Props) {
  switch (reply.kind) {
    case "emergency":
      return <Emergency {...reply} />;
    case "advice":
      return <Advice {...reply} />;
    case "answer":
      return <AnswerView {...reply} />;
    case "courtesy":
      return <ReplyText text={words.chatbot.courtesies[reply.courtesy]} />;
    case "unread":
      return <ReplyText text={words.chatbot.unread} />;
    case "question":
      return <Question about={reply.about} onSymptom={onSymptom} onShowSymptoms={onShowSymptoms} />;
  }
}

function ReplyText({ text }: { text: string }) {
  return (
    <Bubble>
      <p>{text}</p>
      <EmergencyLine />
    </Bubble>
  );
}
