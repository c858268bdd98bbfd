import { type KeyboardEvent, useRef, useState } from "react";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { Field, FieldGroup } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";

const texts = words.admin.count;

/** The common reasons for too little or too much, and one's own words after them. */
const choicesOf = {
  short: [...texts.reasons.short, texts.other],
  over: [...texts.reasons.over, texts.other],
};

/** Why a count differs: chosen by its digit or a press. */
export function useReasonChoice(difference: Paise) {
  const choices = choicesOf[difference < 0 ? "short" : "over"];
  const rows = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<number | null>(null);
  const [other, setOther] = useState("");
  const chooseByKey = (index: number) => {
    choose(index);
    rows.current?.querySelectorAll<HTMLInputElement>("input[type=radio]")[index]?.focus();
  };
  const keys = Object.fromEntries(choices.map((_, index) => [String(index + 1), () => chooseByKey(index)]));
  useShortcuts(keys);
  const pressKey = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== "radio";
    const press = keys[event.key];
    if (!press || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press();
  };
  const isOther = chosen === choices.length - 1;
  const sentence = isOther ? other.trim() : chosen === null ? "" : (choices[chosen] ?? "");
  return { ...{ choices, rows, chosen, choose, other, setOther, pressKey, isOther }, sentence };
}

type Props = { reason: ReturnType<typeof useReasonChoice>; isTried: boolean };

/** One reason below the other, each with the digit that chooses it. */
export function ReasonRows({ reason, isTried }: Props) {
  const { choices, rows, chosen, choose, other, setOther, isOther, sentence } = reason;
  return (
    <>
      <FieldGroup legend={texts.reason} error={isTried && chosen === null ? texts.reasonMissing : undefined}>
        <div className="grid gap-2" ref={rows}>
          {choices.map((choice, index) => (
            <label
              key={choice}
              className="flex min-h-target cursor-pointer items-center gap-3 rounded-md border border-line-control bg-card px-3.5 py-2 has-checked:border-action has-checked:bg-action-soft has-checked:font-medium"
            >
              <input
                type="radio"
                name="reason"
                className="m-0 size-5 flex-none accent-action"
                checked={chosen === index}
                onChange={() => choose(index)}
              />
              <span className="mr-auto">{choice}</span>
              <KeyHint>{String(index + 1)}</KeyHint>
            </label>
          ))}
        </div>
      </FieldGroup>
      {isOther && (
        <Field label={texts.otherLabel} error={isTried && !sentence ? texts.otherMissing : undefined}>
          {(wiring) => (
            <Input
              {...wiring}
              aria-invalid={(isTried && !sentence) || undefined}
              autoComplete="off"
              value={other}
              onChange={({ target }) => setOther(target.value)}
            />
          )}
        </Field>
      )}
    </>
  );
}
