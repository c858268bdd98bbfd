import type { EmergencyId } from "#core/chatbot/emergencies.ts";
import { en } from "#web/texts/en.ts";
import { EmergencyCalls } from "./emergency-calls.tsx";

/** The numbers first, what to do until help comes, and no product. */
export function Emergency({ id }: { id: EmergencyId }) {
  const { title, advice } = en.chatbot.emergencies[id];
  const isTalk = id === "selfHarm";
  return (
    <>
      <div className="chat-alarm on-cloth">
        <p className="chat-alarm-title">{title}</p>
        <EmergencyCalls isTalk={isTalk} />
        <p className="sm">
          <span lang="pa">{isTalk ? en.chatbot.calls.punjabiTalk : en.chatbot.calls.punjabi}</span>
          <br />
          <span lang="hi">{isTalk ? en.chatbot.calls.hindiTalk : en.chatbot.calls.hindi}</span>
        </p>
        <p>{advice}</p>
      </div>
      <p className="chat-bubble sm">{en.chatbot.misread}</p>
    </>
  );
}
