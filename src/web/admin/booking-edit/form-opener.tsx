import type { ComponentProps } from "react";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";

/** The look of an action without a frame, for a link. */
export const quietActionClass =
  "inline-flex min-h-control cursor-pointer items-center gap-2 rounded-md border-0 bg-transparent px-1.5 py-1.5 text-left text-sm leading-snug font-semibold wrap-normal no-underline hover:bg-action-soft";

type FormOpenerProps = ComponentProps<"button"> & {
  icon: IconName;
  /** Its shortcut, shown at its end. */
  keyName: string;
  /** It cancels something. */
  isDanger?: boolean;
  isClosed: boolean;
  onOpen: () => void;
};

/** Button replaced by the form it opens. Takes the focus back when the form closes, unless it has moved on meanwhile. */
export function FormOpener({
  icon,
  keyName,
  isDanger = false,
  isClosed,
  onOpen,
  className,
  children,
  ...props
}: FormOpenerProps) {
  return (
    <button
      type="button"
      className={cx(quietActionClass, isDanger ? "text-error" : "text-action hover:text-action-hover", className)}
      aria-keyshortcuts={keyName}
      ref={isClosed ? focusIfLost : undefined}
      onClick={onOpen}
      {...props}
    >
      <Icon name={icon} small /> <span>{children}</span> <KeyHint>{keyName}</KeyHint>
    </button>
  );
}

/** The button pressed in the form is gone and took the focus with it. */
function focusIfLost(button: HTMLButtonElement | null): void {
  const { activeElement, body } = document;
  if (!activeElement?.isConnected || activeElement === body) button?.focus();
}
