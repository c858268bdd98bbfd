import type { UseFormRegisterReturn } from "react-hook-form";
import { Button } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";

type Props = {
  label: string;
  /** Common reasons, which a press writes into the field. */
  suggestions: readonly string[];
  input: UseFormRegisterReturn;
  error: string | undefined;
  onSuggest: (reason: string) => void;
};

/** Why money is returned, corrected or not asked for. */
export function ReasonField({ label, suggestions, input, error, onSuggest }: Props) {
  return (
    <Field label={label} error={error}>
      {(wiring) => (
        <>
          <div className="flex flex-wrap gap-2">
            {suggestions.map((suggestion) => (
              <Button key={suggestion} look="soft" size="narrow" onClick={() => onSuggest(suggestion)}>
                {suggestion}
              </Button>
            ))}
          </div>
          <Input autoComplete="off" {...input} {...wiring} />
        </>
      )}
    </Field>
  );
}
