import { symptoms } from "#core/chatbot/symptoms.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = { isWaiting: boolean; onSymptom: (text: string) => void };

/** Spec §2 "Common Symptoms": the ten, each a message of one tap. */
export function SymptomsList({ isWaiting, onSymptom }: Props) {
  return (
    <div className="chat-scroll">
      <h3>{en.chatbot.choose}</h3>
      <p className="sm soft">{en.chatbot.chooseMore}</p>
      <ul className="chat-symptoms">
        {symptoms.map(({ id, text }) => (
          <li key={id}>
            <button type="button" disabled={isWaiting} onClick={() => onSymptom(text)}>
              {text}
              <Icon name="chevron-right" small />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
