import { type ComponentProps, useRef } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { useEarlyValue } from "./use-early-value.ts";

type Props = Omit<ComponentProps<"input">, "onChange"> & {
  label: string;
  /** Called at each letter, and with what was typed while the scripts were on their way. */
  onType?: (word: string) => void;
};

/** The inside of a `form.find`: magnifier and input; the label is read aloud, the placeholder is an example. */
export function SearchField({ label, onType, ...input }: Props) {
  const control = useRef<HTMLInputElement>(null);
  useEarlyValue(control, (early) => early !== input.value && onType?.(early));
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
