import { useState } from "react";
import { words } from "#texts";
import { FieldGroup } from "#web/ui/forms/field.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import type { Choice, DeskField } from "./fields.ts";

type Props = { field: DeskField; choices: Choice[]; chosen: number[]; error: string | undefined };

/** Many things to tick: the chosen ones first, in their order; the search hides, and never unticks. */
export function ChoicesField({ field, choices, chosen, error }: Props) {
  const [word, setWord] = useState("");
  const sought = word.trim().toLowerCase();
  return (
    <FieldGroup legend={field.label} hint={field.hint} error={error}>
      <div className="find">
        <SearchField
          label={words.desk.editing.narrow}
          value={word}
          onType={setWord}
          // It would send the form around it.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <div className="ticks">
        {chosenFirst(choices, chosen).map(({ id, name }) => (
          <label key={id} className="tick" hidden={!name.toLowerCase().includes(sought)}>
            <input type="checkbox" name={field.name} value={id} defaultChecked={chosen.includes(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function chosenFirst(choices: Choice[], chosen: number[]): Choice[] {
  const known = new Map(choices.map((choice) => [choice.id, choice]));
  const first = chosen.flatMap((id) => known.get(id) ?? []);
  return [...first, ...choices.filter(({ id }) => !chosen.includes(id))];
}
