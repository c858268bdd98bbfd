import type { ComponentProps } from "react";
import { Icon } from "#web/ui/icon.tsx";

type Props = ComponentProps<"input"> & { label: string };

/** The inside of a `form.find`: magnifier and input; the label is read aloud, the placeholder is an example. */
export function SearchField({ label, ...input }: Props) {
  return (
    <label>
      <Icon name="search" />
      <span className="sr">{label}</span>
      <input type="search" enterKeyHint="search" autoComplete="off" {...input} />
    </label>
  );
}
