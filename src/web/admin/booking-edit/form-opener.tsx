import type { ComponentProps } from "react";
import { PanelAction } from "./panel-actions.tsx";

type FormOpenerProps = ComponentProps<typeof PanelAction> & { isClosed: boolean; onOpen: () => void };

/** Button replaced by the form it opens. Takes the focus back when the form closes. */
export function FormOpener({ isClosed, onOpen, ...props }: FormOpenerProps) {
  // The button pressed in the form is gone and took the focus with it.
  return <PanelAction autoFocus={isClosed} onClick={onOpen} {...props} />;
}
