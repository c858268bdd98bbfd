import type { ReactNode } from "react";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";

type FormOpenerProps = {
  keyName: string;
  isClosed: boolean;
  /** The form deletes or cancels something permanently. */
  isDanger?: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** Button replaced by the form it opens. Takes the focus back when the form closes. */
export function FormOpener({ keyName, isClosed, isDanger = false, onOpen, children }: FormOpenerProps) {
  return (
    <button
      className={`btn btn-s ${isDanger ? "btn-danger" : "btn-2"}`}
      type="button"
      aria-keyshortcuts={keyName}
      // biome-ignore lint/a11y/noAutofocus: the button pressed in the form is gone and took the focus with it
      autoFocus={isClosed}
      onClick={onOpen}
    >
      {children} <KeyHint>{keyName}</KeyHint>
    </button>
  );
}
