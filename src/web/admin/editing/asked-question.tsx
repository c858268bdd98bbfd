import { useEffect, useId, useRef } from "react";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = { sentence: string; confirm: () => void; correct: () => void };

/** What the server asks before it saves, in the place of Save; typing anything else withdraws it. */
export function AskedQuestion({ sentence, confirm, correct }: Props) {
  const sentenceId = useId();
  const asked = useRef<HTMLFieldSetElement>(null);
  // Save, which was pressed, is gone; and whoever presses Enter again has not read the question.
  useEffect(() => asked.current?.focus(), []);
  return (
    <fieldset className="desk-asked" ref={asked} tabIndex={-1} aria-labelledby={sentenceId}>
      <p className="row" id={sentenceId}>
        <Icon name="circle-alert" small />
        {sentence}
      </p>
      <div className="row row-wraps">
        <button className="btn btn-2" type="button" onClick={confirm}>
          {en.desk.editing.confirm}
        </button>
        <button className="btn btn-3" type="button" onClick={correct}>
          {en.desk.editing.correct}
        </button>
      </div>
    </fieldset>
  );
}
