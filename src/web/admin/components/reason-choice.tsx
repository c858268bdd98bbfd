import type { ComponentProps, ReactNode } from "react";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";

/** Reasons side by side, each a `ReasonRadio`. */
export const reasonsClass = "flex flex-wrap gap-2";

type Props = ComponentProps<"input"> & { keyName?: string; children: ReactNode };

/** A reason to choose, with the key that chooses it. */
export function ReasonRadio({ keyName, children, ...props }: Props) {
  return (
    <label className="inline-flex min-h-control cursor-pointer items-center gap-2 rounded-md border border-line-control px-2.5 py-1 has-checked:border-action has-checked:bg-action-soft has-checked:font-medium">
      <input type="radio" name="reason" className="m-0 accent-action" {...props} />
      {children} {keyName && <KeyHint>{keyName}</KeyHint>}
    </label>
  );
}
