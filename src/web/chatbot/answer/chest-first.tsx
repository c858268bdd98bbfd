import { en } from "#web/texts/en.ts";
import { EmergencyCalls } from "./emergency-calls.tsx";

/** Decisions, "Health advice": chest pain first shows the emergency numbers. */
export function ChestFirst() {
  const { title, advice } = en.chatbot.chestFirst;
  return (
    <div className="chat-alarm on-cloth">
      <p className="chat-alarm-title">{title}</p>
      <EmergencyCalls />
      <p>{advice}</p>
    </div>
  );
}
