import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { Bench } from "#core/round/bench-schema.ts";
import { words } from "#texts";
import { Input } from "#web/components/forms/input.tsx";

const texts = words.admin.bench;

type Props = {
  bench: Bench | undefined;
  field: RefObject<HTMLInputElement | null>;
  onScan: (label: string) => void;
  /** Pressed while nothing is typed. */
  onReject: () => void;
};

/** The field that a scanner types into: it takes the focus whenever nothing else has it. Enter ends a scan. */
export function ScanField({ bench, field, onScan, onReject }: Props) {
  const [label, setLabel] = useState("");
  useEffect(() => field.current?.focus({ preventScroll: true }), [field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLabel("");
    onScan(label);
  };
  return (
    <form
      className="grid items-center gap-3 rounded-lg border-2 border-action bg-card p-3 @md/work:grid-cols-end"
      onSubmit={submit}
      autoComplete="off"
    >
      <Input
        ref={field}
        className="min-h-14 text-2xl font-semibold placeholder:font-normal"
        value={label}
        aria-label={texts.scan}
        placeholder={texts.scan}
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={({ target }) => setLabel(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "r" || label !== "" || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          onReject();
        }}
        onBlur={({ relatedTarget, currentTarget }) => {
          if (relatedTarget === null && document.hasFocus()) requestAnimationFrame(() => focusIfFree(currentTarget));
        }}
      />
      {bench && <Counts bench={bench} />}
    </form>
  );
}

/** Focuses the field unless something else was focused meanwhile. */
function focusIfFree(field: HTMLInputElement): void {
  if (document.activeElement === document.body) field.focus({ preventScroll: true });
}

function Counts({ bench: { receivedCount, awaited } }: { bench: Bench }) {
  const tubes = awaited.flatMap((group) => group.tubes);
  const missing = tubes.filter(({ isMissing }) => isMissing).length;
  const atCentre = tubes.filter((tube) => !tube.isMissing && isAtCentre(tube)).length;
  return (
    <p className="@md/work:text-right">
      <b className="block text-lg font-semibold">{texts.received(receivedCount)}</b>
      <span className="text-sm text-soft">
        {tubes.length > 0 ? texts.awaited(missing, tubes.length - missing - atCentre, atCentre) : texts.allHere}
      </span>
    </p>
  );
}
