import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { useIsHinted } from "#web/account/session-hints.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import type { ChatPanelProps } from "#web/chatbot/chat-panel.tsx";
import { to } from "#web/to.ts";
import { DOCK_ID } from "#web/ui/cart/bar.tsx";
import { whenIdle } from "#web/ui/data/when-idle.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { useAfterNavigation } from "#web/ui/overlays/use-after-navigation.ts";
import { symbolHref } from "#web/ui/sprite.ts";
import "./dock.css";

const texts = words.site.dock;

/** Rows 2.21 and 2.163: messages, login and chat, in one place that lies over nothing (decision D43). */
export function Dock() {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const chat = useChat();
  const fold = () => {
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
  };
  useAfterNavigation(fold);
  useEffect(() => (ref.current ? foldWhileReading(ref.current) : undefined), []);
  const ask = () => {
    // The focus is back at the bar's button before the chat takes it, and so returns there.
    fold();
    void chat.open();
  };
  return (
    <>
      <aside className="dock" id={DOCK_ID} ref={ref} popover="auto" aria-label={texts.label}>
        <div className="dock-head">
          {texts.title}
          <button
            className="icon-btn"
            type="button"
            popoverTarget={DOCK_ID}
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <Icon name="x" />
          </button>
        </div>
        {!isOfPatients.test(pathname) && <DockLinks />}
        <button className="dock-item dock-chat js-only" type="button" aria-haspopup="dialog" onClick={ask}>
          <span className="dock-sign">
            <svg className="dock-beat" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M3 9v6M8.5 7v7M14 3v9M20 11v9" />
            </svg>
          </span>
          <span className="dock-word">
            {texts.chat.name} <span className="sr">{texts.chat.topic}</span>
            <small>{texts.chat.about}</small>
          </span>
        </button>
      </aside>
      {chat.panel}
    </>
  );
}

/** Row 2.21: neither where one logs in, nor where one is. */
const isOfPatients = /^\/(?:login|patient-dashboard)(?:\/|$)/;

function DockLinks() {
  const { data: lab } = useQuery(labQuery());
  const isLoggedIn = useIsHinted();
  return (
    <nav className="dock-links" aria-label={texts.links}>
      {lab && (
        <a
          className="dock-item"
          href={whatsappLink(lab.whatsappPhone, texts.whatsApp.text)}
          target="_blank"
          rel="noreferrer"
        >
          <DockWords sign={<WhatsAppMark />} name={texts.whatsApp.name} about={texts.whatsApp.about} />
        </a>
      )}
      <a className="dock-item" href={to(isLoggedIn ? "/patient-dashboard" : "/login")}>
        <DockWords
          sign={<Icon name="user" />}
          name={isLoggedIn ? words.site.nav.myBookings : words.site.nav.login}
          about={texts.login}
        />
      </a>
    </nav>
  );
}

function DockWords({ sign, name, about }: { sign: ReactNode; name: string; about: string }) {
  return (
    <>
      <span className="dock-sign">{sign}</span>
      <span className="dock-word">
        <span>{name}</span>
        <small>{about}</small>
      </span>
    </>
  );
}

/** A telephone in a speech bubble, from the two icons of the sprite. */
function WhatsAppMark() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <use href={symbolHref("i-message-circle")} width="24" height="24" />
      <use href={symbolHref("i-phone")} x="7.2" y="7" width="9.6" height="9.6" strokeWidth="3" />
    </svg>
  );
}

const loadPanel = () => import("#web/chatbot/chat-panel.tsx");

/** The chat, which is fetched when the page is idle, or at the first tap. */
function useChat(): { open: () => Promise<void>; panel: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  useEffect(() => whenIdle(loadPanel), []);
  useEffect(() => (isOpen ? focusTheFolded : undefined), [isOpen]);
  const open = async () => {
    try {
      const { ChatPanel } = await loadPanel();
      setPanel(() => ChatPanel);
      setOpen(true);
    } catch {
      showToast({ title: texts.chat.notOpened, text: texts.chat.tryAgain, tone: "error" });
    }
  };
  return { open, panel: Panel && <Panel open={isOpen} onClose={() => setOpen(false)} /> };
}

/** Where a bar has come meanwhile, the dock lies folded under its button: the focus, which found no way back, goes there. */
function focusTheFolded(): void {
  const focused = document.activeElement;
  const isLost = !focused || focused === document.body || focused.getClientRects().length === 0;
  if (isLost) document.querySelector<HTMLElement>(".dock-open")?.focus();
}

/** Less is no reading on: a finger that rests, a browser's own bar that comes and goes. */
const LEAST_PX = 8;

/** Marks an element `data-folded` while the visitor scrolls down a page; its end, and every way back up, unfolds it. */
function foldWhileReading(element: HTMLElement): () => void {
  const listening = new AbortController();
  let last = window.scrollY;
  const look = () => {
    const now = Math.max(0, window.scrollY);
    if (Math.abs(now - last) < LEAST_PX) return;
    const isAtEnd = now + window.innerHeight >= document.documentElement.scrollHeight - element.offsetHeight;
    element.toggleAttribute("data-folded", now > last && !isAtEnd);
    last = now;
  };
  window.addEventListener("scroll", look, { passive: true, signal: listening.signal });
  return () => listening.abort();
}
