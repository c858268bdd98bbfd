import type { Reply } from "#core/chatbot/reply.ts";
import { en } from "#web/texts/en.ts";
import { Advice } from "./advice.tsx";
import { Emergency } from "./emergency.tsx";
import { EmergencyLine } from "./emergency-line.tsx";
import { Question } from "./question.tsx";

type Props = { reply: Reply; onSymptom: (text: string) => void; onShowSymptoms: () => void };

/** One reply in words and controls. */
export function ReplyView({ reply, onSymptom, onShowSymptoms }: Props) {
  switch (reply.kind) {
    case "emergency":
      return <Emergency {...reply} />;
    case "advice":
      return <Advice {...reply} />;
    case "courtesy":
      return (
        <div className="chat-bubble">
          <p>{en.chatbot.courtesies[reply.courtesy]}</p>
          <EmergencyLine />
        </div>
      );
    case "question":
      return <Question about={reply.about} onSymptom={onSymptom} onShowSymptoms={onShowSymptoms} />;
  }
}
