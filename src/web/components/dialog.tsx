import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from "react";
import { words } from "#texts";
import { IconButton } from "./button.tsx";
import { cx } from "./classes.ts";

type Props = {
  open: boolean;
  /** Called on Escape, on a press outside and when the browser closes it; the parent then sets `open`. */
  onClose: () => void;
  /** The dialog's name, unless `labelledBy` names a heading inside. */
  label?: string;
  labelledBy?: string;
  /**
   * `sheet` rises from the bottom on a phone and is centred on a desktop; `form` fills a phone and is narrower on a
   * desktop; `page` fills the screen.
   */
  variant?: keyof typeof classNames;
  /** false: Escape and the backdrop do nothing. */
  dismissable?: boolean;
  children: ReactNode;
};

const frame =
  "fixed w-full max-w-none overflow-auto overscroll-contain outline-0 open:animate-rise print:absolute print:inset-x-0 print:top-0 print:bottom-auto print:h-auto print:max-h-none print:w-full print:max-w-none print:overflow-visible print:shadow-none";
/** In the middle of a desktop. */
const centred = "md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-64px)] md:rounded-xl";
/** Its own track would cut the corners. */
const sheet =
  "inset-x-0 top-auto bottom-0 max-h-[calc(100dvh-40px)] rounded-t-xl bg-card shadow-float forced-colors:border md:w-[calc(100%-64px)] md:max-w-170";

const form = "inset-0 h-dvh max-h-none bg-card md:max-w-140 md:shadow-float md:forced-colors:border";

const classNames = {
  sheet: cx(frame, sheet, centred),
  form: cx(frame, form, centred),
  page: cx(frame, "inset-0 h-dvh max-h-none bg-sunken"),
} as const;

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
      data-fills={variant === "page" || undefined}
      data-prints
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
    <header className="sticky top-0 z-1 flex items-center gap-3 border-b border-line bg-card py-2 pr-2 pl-5 md:pl-8">
      <h2 id={id} className="mr-auto text-lg tracking-normal">
        {title}
      </h2>
      {children}
      <IconButton icon="x" label={words.close} onClick={onClose} />
    </header>
  );
}

/** The content of a dialog, below its top. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return <div className={cx(dialogBodyClass, className)} {...props} />;
}

/** The same for a form. */
export const dialogBodyClass = "grid gap-6 px-5 py-6 md:px-8 md:pb-8";

/** The answers at the end of a dialog, side by side where there is room. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:grid-cols-2 print:hidden">{children}</div>;
}
