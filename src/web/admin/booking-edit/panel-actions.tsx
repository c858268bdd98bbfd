import type { ComponentProps, ReactNode } from "react";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";

/** The actions of a section in one block, in two columns where there is room. */
export function PanelActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-px overflow-clip rounded-md border border-line-strong bg-line empty:hidden">
      {children}
    </div>
  );
}

const actionClass =
  "flex min-h-control flex-1 basis-50 cursor-pointer items-center gap-2 border-0 bg-card px-2.5 py-1.5 text-left text-sm leading-snug font-semibold no-underline hover:bg-selected focus-visible:-outline-offset-3 text-action hover:text-action-hover aria-disabled:bg-sunken aria-disabled:text-quiet";

type Props = ComponentProps<"button"> & {
  icon: IconName;
  /** Its shortcut, shown at its end. */
  keyName: string;
};

/** An action in `PanelActions`. */
export function PanelAction({ icon, keyName, children, ...props }: Props) {
  return (
    <button type="button" className={actionClass} aria-keyshortcuts={keyName} {...props}>
      <Icon name={icon} small /> <span className="flex-1">{children}</span> <KeyHint>{keyName}</KeyHint>
    </button>
  );
}
