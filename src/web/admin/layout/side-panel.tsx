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
import { Icon } from "#web/components/icon.tsx";
import { OPEN_MODAL_SELECTOR } from "./shortcuts.tsx";
import "#web/styles/dialog.css";

type Props = {
  labelledBy: string;
  /** Called on Escape and on close by the browser; the parent removes the panel. */
  onClose: () => void;
  children: ReactNode;
};

/** Details of a row or a form, next to its list; a modal sheet where there is no room for both. */
export function SidePanel({ labelledBy, onClose, children }: Props) {
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
      className="beside"
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

/** Same breakpoint as in admin-layout.css. */
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
      const row = document.querySelector<HTMLElement>(".tbl .on .tbl-action a, .visit-card[aria-current]");
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

type PanelHeaderProps = { children: ReactNode; onClose: () => void; navigation?: ReactNode };

/** Header of a panel: title, navigation and close button. */
export function PanelHeader({ children, onClose, navigation }: PanelHeaderProps) {
  return (
    <header className="beside-top">
      <div className="beside-ways">
        {navigation}
        <button
          className="icon-btn"
          type="button"
          aria-keyshortcuts="Escape"
          aria-label={words.close}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </header>
  );
}
