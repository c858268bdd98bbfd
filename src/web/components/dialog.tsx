import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { words } from "#texts";
import { Icon } from "./icon.tsx";
import "#web/styles/dialog.css";

type Props = {
  open: boolean;
  /** Called on Escape, on a press outside and when the browser closes it; the parent then sets `open`. */
  onClose: () => void;
  /** The dialog's name, unless `labelledBy` names a heading inside. */
  label?: string;
  labelledBy?: string;
  /** `sheet` rises from the bottom on a phone and is centred on a desktop; `page` fills the screen. */
  variant?: keyof typeof classNames;
  /** false: Escape and the backdrop do nothing. */
  dismissable?: boolean;
  children: ReactNode;
};

const classNames = { sheet: "dlg", page: "dlg whole" } as const;

/** The browser's own modal dialog: it traps the focus, restores it, and makes the rest of the page inert. */
export function Dialog({ open, onClose, label, labelledBy, variant = "sheet", dismissable = true, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const isOpenedByKeys = document.activeElement?.matches(":focus-visible");
    dialog.showModal();
    // WebKit draws a focus ring around the first button even after a mouse click.
    if (!isOpenedByKeys) dialog.focus();
    return () => dialog.close();
  }, [open]);

  const preventEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !dismissable) event.preventDefault();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (dismissable && event.target === ref.current && isOutside(event, ref.current)) onClose();
  };
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      className={classNames[variant]}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={preventEscape}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (dismissable) onClose();
      }}
      onClose={() => {
        if (!open || ref.current?.open) return;
        if (dismissable) onClose();
        else ref.current?.showModal();
      }}
    >
      {open && children}
    </dialog>
  );
}

/** The backdrop belongs to the dialog, so only the coordinates of the press tell them apart. */
function isOutside({ clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

type DialogTopProps = { id?: string; title: string; onClose: () => void; children?: ReactNode };

/** The top of a dialog: its title and the close button. */
export function DialogTop({ id, title, onClose, children }: DialogTopProps) {
  return (
    <header className="dlg-top">
      <h2 id={id}>{title}</h2>
      {children}
      <button className="icon-btn" type="button" aria-label={words.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </header>
  );
}
