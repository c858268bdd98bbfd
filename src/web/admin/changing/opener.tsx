import type { ReactNode } from "react";
import { Key } from "#web/admin/layout/keys.tsx";

type OpenerProps = {
  keyName: string;
  isClosed: boolean;
  /** What it leads to takes something away for good. */
  isGrave?: boolean;
  onOpen: () => void;
  children: ReactNode;
};

/** Opens a form in its own place; once that is closed, the focus is here again. */
export function Opener({ keyName, isClosed, isGrave = false, onOpen, children }: OpenerProps) {
  return (
    <button
      className={`btn btn-s ${isGrave ? "btn-danger" : "btn-2"}`}
      type="button"
      aria-keyshortcuts={keyName}
      // biome-ignore lint/a11y/noAutofocus: what was pressed in the form goes with it, and would take the focus along
      autoFocus={isClosed}
      onClick={onOpen}
    >
      {children} <Key>{keyName}</Key>
    </button>
  );
}
