import { type KeyboardEvent, useId } from "react";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Icon } from "#web/components/icon.tsx";
import { type NoteName, parseNotes, stepNotes } from "./typed-count.ts";

const texts = words.admin.count;

type Props = { name: NoteName; typed: string; onType: (typed: string) => void };

const stepClass =
  "grid size-target flex-none cursor-pointer place-items-center border-0 bg-transparent p-0 text-action hover:bg-action-soft";

/** How many notes of a value: typed, by the arrow keys, or one more and one less by its buttons. */
export function NoteRow({ name, typed, onType }: Props) {
  const id = useId();
  const value = formatRupees(Number(name) * 100);
  const notes = parseNotes(typed);
  const pressKey = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (!step) return;
    event.preventDefault();
    onType(stepNotes(typed, step));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-2 text-base">
      <label htmlFor={id} className="w-12 flex-none font-semibold">
        {value}
      </label>
      <span className="w-4 flex-none text-center text-quiet" aria-hidden="true">
        {texts.times}
      </span>
      <span className="flex w-35 flex-none overflow-clip rounded-md border border-line-control bg-card has-aria-invalid:border-error">
        <button
          type="button"
          tabIndex={-1}
          className={stepClass}
          aria-label={texts.fewer(value)}
          onClick={() => onType(stepNotes(typed, -1))}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          className="min-h-target w-full min-w-0 border-x border-y-0 border-line bg-transparent p-0 text-center text-lg font-semibold text-ink focus-visible:-outline-offset-3"
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          placeholder="0"
          aria-label={texts.note(value)}
          aria-invalid={notes === null || undefined}
          aria-describedby={notes === null ? `${id}-error` : undefined}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={pressKey}
        />
        <button
          type="button"
          tabIndex={-1}
          className={stepClass}
          aria-label={texts.more(value)}
          onClick={() => onType(stepNotes(typed, 1))}
        >
          <Icon name="plus" />
        </button>
      </span>
      <span className="ml-auto font-semibold">{formatRupees((notes ?? 0) * Number(name) * 100)}</span>
      {notes === null && <FieldError id={`${id}-error`}>{texts.notWhole}</FieldError>}
    </div>
  );
}

const arrowSteps: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };
