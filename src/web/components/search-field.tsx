import { type ComponentProps, useRef } from "react";
import { usePreHydrationValue } from "#web/lib/use-pre-hydration-value.ts";
import { Icon } from "./icon.tsx";

type Props = Omit<ComponentProps<"input">, "onChange"> & {
  label: string;
  /** Called at each letter, and with what was typed while the scripts were loading. */
  onType?: (word: string) => void;
};

/** The inside of a `form.find`: magnifier and input; the label is for screen readers, the placeholder is an example. */
export function SearchField({ label, onType, ...input }: Props) {
  const control = useRef<HTMLInputElement>(null);
  usePreHydrationValue(control, (early) => early !== input.value && onType?.(early));
  return (
    <label>
      <Icon name="search" />
      <span className="sr">{label}</span>
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        ref={control}
        onChange={onType && (({ target }) => onType(target.value))}
      />
    </label>
  );
}
