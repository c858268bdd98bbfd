import type { Reply } from "#core/chatbot/reply.ts";
import type { SymptomId } from "#core/chatbot/symptoms.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { ContactHelp } from "#web/components/search/not-offered-help.tsx";
import { Bubble } from "./bubble.tsx";
import { EmergencyLine } from "./emergency.tsx";

type Props = {
  about: Extract<Reply, { kind: "question" }>["about"];
  onSymptom: (text: string) => void;
  onShowSymptoms: () => void;
};

const painSymptoms: readonly SymptomId[] = ["headache", "stomachPain", "jointPain", "chestPain", "soreThroat"];

/** A short question back, with the symptoms that would answer it. */
export function Question({ about, onSymptom, onShowSymptoms }: Props) {
  return (
    <>
      <Bubble>
        <p>{words.chatbot.questions[about]}</p>
        {about === "what" && <ContactHelp about="" />}
        <EmergencyLine />
      </Bubble>
      <div className="flex flex-wrap gap-2">
        {about === "where" &&
          painSymptoms.map((id) => (
            <Button size="small" key={id} onClick={() => onSymptom(words.chatbot.symptoms[id])}>
              {words.chatbot.symptoms[id]}
            </Button>
          ))}
        <Button size="small" onClick={onShowSymptoms}>
          <Icon name="clipboard-list" small /> {words.chatbot.showSymptoms}
        </Button>
      </div>
    </>
  );
}
