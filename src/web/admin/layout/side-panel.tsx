import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { words } from "#texts";
import { IconButton } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { OPEN_MODAL_SELECTOR } from "./shortcuts.tsx";

type Props = {
  labelledBy: string;
  /** A detail fills the page, with its list slim at the left; a form is at the side of its list. */
  size?: "side" | "main";
  /** Called on Escape and on close by the browser; the parent removes the panel. */
  onClose: () => void;
  children: ReactNode;
};

const panelClass =
  "flex h-dvh max-h-none w-full max-w-none flex-col rounded-none bg-card outline-0 max-lg:fixed max-lg:inset-0 max-lg:z-40 md:max-lg:shadow-float lg:static lg:h-auto lg:min-h-0";

const sizeClasses = {
  side: "md:max-lg:left-auto md:max-lg:w-120 lg:w-panel lg:flex-none lg:border-l lg:border-line-strong",
  main: "md:max-lg:left-rail md:max-lg:w-auto lg:w-auto lg:min-w-0 lg:flex-1",
};

/** Details of a row or a form, next to its list; a modal sheet where there is no room for both. */
export function SidePanel({ labelledBy, size = "side", onClose, children }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  useModalWhenNarrow(panel);
  useEscape(onClose);
  // A click on the scrim also targets the dialog: only its position differs.
  const closeOnScrim = ({ target, clientX }: MouseEvent) => {
    if (target === panel.current && clientX < panel.current.getBoundingClientRect().left) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the scrim is an extra for the mouse; Escape works for everyone
    <dialog
      open
      ref={panel}
      className={cx(panelClass, sizeClasses[size])}
      data-panel={size}
      data-fills
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onClick={closeOnScrim}
      onCancel={(event) => {
        if (event.target !== panel.current) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Browsers may close a sheet themselves; only the parent removes it.
        if (!panel.current || panel.current.open) return;
        panel.current.showModal();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** Same breakpoint as `lg`. */
const NARROW_QUERY = "(width < 1024px)";

/** Modal where it covers the page. Takes the focus, and returns it on close. */
function useModalWhenNarrow(panel: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const narrow = window.matchMedia(NARROW_QUERY);
    const open = () => {
      dialog.close();
      if (narrow.matches) dialog.showModal();
      else dialog.show();
      dialog.focus({ preventScroll: true });
    };
    open();
    narrow.addEventListener("change", open);
    return () => {
      narrow.removeEventListener("change", open);
      const hadFocus = dialog.contains(document.activeElement);
      // The open row may have changed since the panel was opened.
      const row = document.querySelector<HTMLElement>("tr[data-open] td:last-child a, [data-visit][aria-current]");
      const next = row ?? opener;
      dialog.close();
      if (hadFocus && next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    };
  }, [panel]);
}

/** Closes on Escape from anywhere, except in a non-empty search, which Escape clears first, and under a dialog. */
function useEscape(onClose: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (event.target instanceof HTMLInputElement && event.target.type === "search" && event.target.value) return;
    if (document.querySelector(OPEN_MODAL_SELECTOR)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("keydown", handleKeyDown, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

type PanelHeaderProps = {
  title: ReactNode;
  titleId: string;
  onClose: () => void;
  /** At the start of the row of buttons, or links to the neighbours. */
  navigation?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
};

/** Header of a panel: title, navigation and close button. Without navigation, the button is next to the title. */
export function PanelHeader({ title, titleId, onClose, navigation, children }: PanelHeaderProps) {
  return (
    <header
      className={cx(
        "flex-none border-b border-line px-4 pt-2",
        navigation ? "pb-3" : "flex flex-row-reverse items-center justify-between pb-2",
      )}
    >
      <div className="-mr-2 flex items-center justify-end gap-0.5">
        {navigation}
        <IconButton icon="x" label={words.close} aria-keyshortcuts="Escape" onClick={onClose} />
      </div>
      <h2 id={titleId} className="min-w-0 text-lg tracking-snug wrap-anywhere">
        {title}
      </h2>
      {children}
    </header>
  );
}

/** The body of a panel, which scrolls. What is in it adapts to its width, not to the page's. */
export function PanelBody({ children }: { children: ReactNode }) {
  return <div className="@container relative min-h-0 flex-1 overflow-auto overscroll-contain">{children}</div>;
}

/** A part of a panel's body. */
export function PanelSection({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2 border-line px-4 py-3 not-last:border-b">
      {title && <h3 className="text-base tracking-normal">{title}</h3>}
      {children}
    </section>
  );
}
