import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { RupeesInput } from "#web/admin/payments/amount-row.tsx";
import { Button } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { CountBar, CountError, type CountPlace, countFormClass } from "./count-bar.tsx";
import { NoteRow } from "./note-row.tsx";
import { countWays, noteNames, parseNotes, type TypedCount } from "./typed-count.ts";
import type { CashCounting } from "./use-cash-count.ts";

const texts = words.admin.count;

type Props = { counting: CashCounting; place: CountPlace };

/** The first step: what one has, note by note or as one sum. What should be there is not known yet. */
export function CountStep({ counting, place }: Props) {
  const { typed, way, countedPaise, isPending } = counting;
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (countedPaise === null) event.currentTarget.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    else if (!isPending) void counting.count(countedPaise);
  };
  return (
    <form className={countFormClass} onSubmit={submit} onKeyDown={focusNextInput} noValidate>
      <div>
        <h2 className="text-xl tracking-snug">{texts.title}</h2>
        <p className="text-soft">{texts.sentence}</p>
      </div>
      <WayChoice counting={counting} />
      {way === "notes" ? (
        <NoteRows counting={counting} />
      ) : (
        <Field label={texts.sum} error={isTried && countedPaise === null ? texts.notAmount : undefined}>
          {(wiring) => (
            <RupeesInput
              {...wiring}
              aria-invalid={countedPaise === null || undefined}
              name="sum"
              value={typed.sum}
              onChange={({ target }) => counting.setTyped({ ...typed, sum: target.value })}
            />
          )}
        </Field>
      )}
      <CountError error={counting.error} />
      <CountBar place={place}>
        <Button look="primary" className="w-full" type="submit" aria-disabled={isPending}>
          {isPending
            ? texts.sending
            : countedPaise === null
              ? texts.countedNothing
              : texts.counted(formatRupees(countedPaise))}
        </Button>
      </CountBar>
    </form>
  );
}

function WayChoice({ counting: { way, chooseWay } }: Pick<Props, "counting">) {
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{texts.way}</legend>
      {countWays.map((each) => (
        <label
          key={each}
          className="flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-md border border-line-control bg-card px-2 has-checked:border-action has-checked:bg-action-soft has-checked:font-medium"
        >
          <input
            type="radio"
            name="way"
            className="m-0 accent-action"
            value={each}
            checked={way === each}
            onChange={() => chooseWay(each)}
          />
          {texts.ways[each]}
        </label>
      ))}
    </fieldset>
  );
}

function NoteRows({ counting: { typed, setTyped } }: Pick<Props, "counting">) {
  const setNotes = (change: Partial<TypedCount["notes"]>) =>
    setTyped({ ...typed, notes: { ...typed.notes, ...change } });
  return (
    <Card className="px-4 py-1">
      {noteNames.map((name) => (
        <NoteRow key={name} name={name} typed={typed.notes[name]} onType={(notes) => setNotes({ [name]: notes })} />
      ))}
      <CoinsRow typed={typed.coins} onType={(coins) => setTyped({ ...typed, coins })} />
    </Card>
  );
}

function CoinsRow({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const id = useId();
  const coins = parseNotes(typed);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2 text-base">
      <label htmlFor={id} className="w-18 flex-none font-medium">
        {texts.coins}
      </label>
      <span className="w-35 flex-none">
        <RupeesInput
          id={id}
          className="min-h-target pl-7 text-right text-lg font-semibold"
          aria-label={texts.coinsLabel}
          aria-invalid={coins === null || undefined}
          aria-describedby={coins === null ? `${id}-error` : undefined}
          inputMode="numeric"
          name="coins"
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </span>
      <span className="ml-auto font-semibold">{formatRupees((coins ?? 0) * 100)}</span>
      {coins === null && <FieldError id={`${id}-error`}>{texts.notWhole}</FieldError>}
    </div>
  );
}

/** Enter goes on to the next row: a count is sent from the last one, or by its button. */
function focusNextInput(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget } = event;
  if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
  const inputs = [...currentTarget.querySelectorAll<HTMLInputElement>("input:not([type=radio])")];
  const next = inputs[inputs.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.select();
}
