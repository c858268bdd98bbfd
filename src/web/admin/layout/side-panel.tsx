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
import { Icon } from "#web/ui/icon.tsx";
import { OVER_THE_DESK } from "./keys.tsx";
import "#web/ui/overlays/dialog.css";

type Props = {
  labelledBy: string;
  /** Asked to close by Escape or by the browser; the owner then takes the panel away. */
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of a list's row or of a form, beside what it belongs to; where there is no room for both, a sheet over all of it. */
export function SidePanel({ labelledBy, onClose, children }: Props) {
  const panel = useRef<HTMLDialogElement>(null);
  useStanding(panel);
  useEscape(onClose);
  // The scrim belongs to the dialog: only the place of the press tells the two apart.
  const closeOnScrim = ({ target, clientX }: MouseEvent) => {
    if (target === panel.current && clientX < panel.current.getBoundingClientRect().left) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the scrim is a second way for the mouse; Escape is everybody's
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
        // A browser may close a sheet without asking; only the owner takes it away.
        if (!panel.current || panel.current.open) return;
        panel.current.showModal();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** As admin/layout/desk.css has it: narrower there is room for one alone. */
const NARROW = "(width < 1024px)";

/** Modal where it covers the page, and not where it stands beside; it takes the focus, and gives it back. */
function useStanding(panel: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = panel.current;
    if (!dialog) return;
    const opener = document.activeElement;
    const narrow = window.matchMedia(NARROW);
    const stand = () => {
      dialog.close();
      if (narrow.matches) dialog.showModal();
      else dialog.show();
      dialog.focus({ preventScroll: true });
    };
    stand();
    narrow.addEventListener("change", stand);
    return () => {
      narrow.removeEventListener("change", stand);
      const hadFocus = dialog.contains(document.activeElement);
      // The keys may have gone on to other rows since it was opened.
      const row = document.querySelector<HTMLElement>(".tbl .on .tbl-action a, .visit-card[aria-current]");
      const next = row ?? opener;
      dialog.close();
      if (hadFocus && next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    };
  }, [panel]);
}

/** From wherever the focus is, but for a word in a search, which Escape clears first, and a dialog over the panel. */
function useEscape(onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (event.target instanceof HTMLInputElement && event.target.type === "search" && event.target.value) return;
    if (document.querySelector(OVER_THE_DESK)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener("keydown", press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

type TopProps = { children: ReactNode; onClose: () => void; ways?: ReactNode };

/** A panel's upper edge: what it is, the ways to its neighbours, and the way out. */
export function PanelTop({ children, onClose, ways }: TopProps) {
  return (
    <header className="beside-top">
      <div className="beside-ways">
        {ways}
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
