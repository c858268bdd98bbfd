import type { ComponentProps } from "react";
import { PanelAction } from "./panel-actions.tsx";

type FormOpenerProps = ComponentProps<typeof PanelAction> & { isClosed: boolean; onOpen: () => void };

/** Button replaced by the form it opens. Takes the focus back when the form closes, unless it has moved on meanwhile. */
export function FormOpener({ isClosed, onOpen, ...props }: FormOpenerProps) {
  return <PanelAction ref={isClosed ? focusIfLost : undefined} onClick={onOpen} {...props} />;
}

/** The button pressed in the form is gone and took the focus with it. */
function focusIfLost(button: HTMLButtonElement | null): void {
  const { activeElement, body } = document;
  if (!activeElement?.isConnected || activeElement === body) button?.focus();
}
