import { useState } from "react";
import { words } from "#texts";
import { FieldGroup } from "#web/components/forms/field.tsx";
import { Checkbox } from "#web/components/forms/input.tsx";
import { SearchField } from "#web/components/forms/search-field.tsx";
import { SearchFrame } from "#web/components/forms/search-frame.tsx";
import type { AdminField, Choice } from "./form-fields.ts";

type Props = { field: AdminField; choices: Choice[]; chosen: number[]; error: string | undefined };

/**
 * Multiple choice with search: chosen items first, in their order. The search only hides items; it keeps hidden ones
 * checked.
 */
export function ItemsField({ field, choices, chosen, error }: Props) {
  const [typedTerm, setTypedTerm] = useState("");
  const term = typedTerm.trim().toLowerCase();
  return (
    <FieldGroup legend={field.label} hint={field.hint} error={error}>
      <SearchFrame>
        <SearchField
          label={words.admin.adminForm.narrow}
          value={typedTerm}
          onType={setTypedTerm}
          // Enter would submit the surrounding form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </SearchFrame>
      <div className="max-h-75 overflow-auto overscroll-contain rounded-md border border-line px-3">
        {sortChosenFirst(choices, chosen).map(({ id, name }) => (
          <div key={id} hidden={!name.toLowerCase().includes(term)}>
            <Checkbox label={name} name={field.name} value={id} defaultChecked={chosen.includes(id)} />
          </div>
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
