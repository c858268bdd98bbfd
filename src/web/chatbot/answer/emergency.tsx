import type { Reply } from "#core/chatbot/reply.ts";
import { en } from "#web/texts/en.ts";
import { EmergencyCalls } from "./emergency-calls.tsx";

type Props = Omit<Extract<Reply, { kind: "emergency" }>, "kind">;

/** The numbers first, what to do until help comes, and no product. */
export function Emergency({ emergency, needsTalk }: Props) {
  const { title, advice } = en.chatbot.emergencies[emergency];
  const { calls } = en.chatbot;
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
      <p className="chat-bubble sm">{en.chatbot.misread}</p>
    </>
  );
}
