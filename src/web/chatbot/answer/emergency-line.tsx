import { en } from "#web/texts/en.ts";

/** Under every reply that is no emergency's: whoever was not understood finds the numbers all the same (decision 012). */
export function EmergencyLine() {
  const { inEmergency, emergency, or, ambulance } = en.chatbot.calls;
  return (
    <p className="chat-in-emergency">
      {inEmergency} <a href={`tel:${emergency.number}`}>{emergency.number}</a> {or}{" "}
      <a href={`tel:${ambulance.number}`}>{ambulance.number}</a>
    </p>
  );
}
