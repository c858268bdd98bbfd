type Props = { label: string; hint?: string; checked: boolean; onChoose: () => void };

/** One of several reasons, as large as a thumb. */
export function ChoiceRow({ label, hint, checked, onChoose }: Props) {
  return (
    <label className="flex min-h-15 cursor-pointer items-center gap-3 rounded-lg border border-line-control bg-card px-4 py-2 leading-snug has-checked:border-action has-checked:bg-selected has-checked:ring-2 has-checked:ring-action">
      <input
        type="radio"
        name="reason"
        data-scripted
        className="size-5 flex-none accent-action"
        checked={checked}
        onChange={onChoose}
      />
      <span>
        <b className="block text-lg font-semibold">{label}</b>
        {hint && <span className="block text-sm text-soft">{hint}</span>}
      </span>
    </label>
  );
}
