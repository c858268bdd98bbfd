import { useState } from "react";
import { words } from "#texts";
import { FieldGroup } from "#web/components/field.tsx";
import { SearchField } from "#web/components/search-field.tsx";
import type { AdminField, Choice } from "./form-fields.ts";

type Props = { field: AdminField; choices: Choice[]; chosen: number[]; error: string | undefined };

/**
 * Multiple choice with search: chosen items first, in their order. The search only hides items; it keeps hidden ones
 * checked.
 */
export function ChoicesField({ field, choices, chosen, error }: Props) {
  const [typedTerm, setTypedTerm] = useState("");
  const term = typedTerm.trim().toLowerCase();
  return (
    <FieldGroup legend={field.label} hint={field.hint} error={error}>
      <div className="find">
        <SearchField
          label={words.admin.adminForm.narrow}
          value={typedTerm}
          onType={setTypedTerm}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <div className="ticks">
        {sortChosenFirst(choices, chosen).map(({ id, name }) => (
          <label key={id} className="tick" hidden={!name.toLowerCase().includes(term)}>
            <input type="checkbox" name={field.name} value={id} defaultChecked={chosen.includes(id)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function sortChosenFirst(choices: Choice[], chosen: number[]): Choice[] {
  const choiceById = new Map(choices.map((choice) => [choice.id, choice]));
  const selected = chosen.flatMap((id) => choiceById.get(id) ?? []);
  return [...selected, ...choices.filter(({ id }) => !chosen.includes(id))];
}
