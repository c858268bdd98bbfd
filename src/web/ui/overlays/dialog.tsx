import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import "./dialog.css";

type Props = {
  open: boolean;
  /** Asked to close by Escape, by the backdrop, or by the browser; the owner then sets `open`. */
  onClose: () => void;
  /** The dialog's name, unless a heading inside carries `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** `sheet` rises from the bottom on a phone and stands in the middle on a desktop; `page` takes the whole screen. */
  variant?: keyof typeof classNames;
  /** false: Escape and the backdrop do nothing. */
  dismissable?: boolean;
  children: ReactNode;
};

const classNames = { sheet: "dlg", page: "dlg whole" } as const;

/** The browser's own modal dialog: it holds the focus, gives it back, and makes the rest of the page inert. */
export function Dialog({ open, onClose, label, labelledBy, variant = "sheet", dismissable = true, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const isOpenedByKeys = document.activeElement?.matches(":focus-visible");
    dialog.showModal();
    // WebKit draws a ring around the first button even for a mouse.
    if (!isOpenedByKeys) dialog.focus();
    return () => dialog.close();
  }, [open]);

  const refuseEscape = (event: KeyboardEvent) => {
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
      onKeyDown={refuseEscape}
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

/** The backdrop belongs to the dialog, so only the place of the press tells the two apart. */
function isOutside({ clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

type DialogTopProps = { id?: string; title: string; onClose: () => void; children?: ReactNode };

/** A dialog's upper edge: what it is, and the way out. */
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
