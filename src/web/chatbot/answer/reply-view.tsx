import { words } from "#texts";
import type { Answer } from "#web/chatbot/use-talk.ts";
import { Advice } from "./advice.tsx";
import { Answered } from "./answered.tsx";
import { Emergency, EmergencyLine } from "./emergency.tsx";
import { Question } from "./question.tsx";

type Props = { reply: Answer; onSymptom: (text: string) => void; onShowSymptoms: () => void };

/** One reply in words and controls. */
export function ReplyView({ reply, onSymptom, onShowSymptoms }: Props) {
  switch (reply.kind) {
    case "emergency":
      return <Emergency {...reply} />;
    case "advice":
      return <Advice {...reply} />;
    case "answer":
      return <Answered {...reply} />;
    case "courtesy":
      return <Said text={words.chatbot.courtesies[reply.courtesy]} />;
    case "unread":
      return <Said text={words.chatbot.unread} />;
    case "question":
      return <Question about={reply.about} onSymptom={onSymptom} onShowSymptoms={onShowSymptoms} />;
  }
}

function Said({ text }: { text: string }) {
  return (
    <div className="chat-bubble">
      <p>{text}</p>
      <EmergencyLine />
    </div>
  );
}
