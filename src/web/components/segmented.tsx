import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<"input">, "type" | "value" | "defaultValue" | "defaultChecked"> & {
  choices: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
};

/** A choice of a few short words in one row: radio buttons that look like one control. */
export function Segmented({ choices, defaultValue, ...radio }: Props) {
  return (
    <div className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-md border border-line-control bg-card">
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className="relative grid min-h-12.5 cursor-pointer place-items-center border-line-strong text-sm font-medium not-first:border-l has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            className="absolute inset-0 m-0 size-full opacity-0"
            value={value}
            defaultChecked={defaultValue === value}
            {...radio}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
