import type { ReactNode } from "react";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = { id?: string; title: string; onClose: () => void; children?: ReactNode };

/** A dialog's upper edge: what it is, and the way out. */
export function DialogTop({ id, title, onClose, children }: Props) {
  return (
    <header className="dlg-top">
      <h2 id={id}>{title}</h2>
      {children}
      <button className="icon-btn" type="button" aria-label={en.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </header>
  );
}
