import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { useHasHintedPhone } from "#web/account/session-hints.ts";
import type { ChatPanelProps } from "#web/chatbot/chat-panel.tsx";
import { FLOATING_ACTIONS_ID } from "#web/components/bottom-bar.tsx";
import { Icon } from "#web/components/icon.tsx";
import { getSymbolUrl } from "#web/components/sprite.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";
import { useAfterNavigation } from "#web/lib/use-after-navigation.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import "./floating-actions.css";

const texts = words.site.floatingActions;

/** WhatsApp, login and chat, in one place that covers nothing (decision D43). */
export function FloatingActions() {
  const ref = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const chat = useChat();
  const collapse = () => {
    if (ref.current?.matches(":popover-open")) ref.current.hidePopover();
  };
  useAfterNavigation(collapse);
  useEffect(() => (ref.current ? collapseOnScroll(ref.current) : undefined), []);
  const openChat = () => {
    // Moves the focus back to the bar's button before the chat takes it, so that it returns there.
    collapse();
    void chat.open();
  };
  return (
    <>
      <aside className="dock" id={FLOATING_ACTIONS_ID} ref={ref} popover="auto" aria-label={texts.label}>
        <div className="dock-head">
          {texts.title}
          <button
            className="icon-btn"
            type="button"
            popoverTarget={FLOATING_ACTIONS_ID}
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <Icon name="x" />
          </button>
        </div>
        {!ACCOUNT_PATH_PATTERN.test(pathname) && <FloatingLinks />}
        <button className="dock-item dock-chat js-only" type="button" aria-haspopup="dialog" onClick={openChat}>
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

/** Neither on the login page nor on the dashboard. */
const ACCOUNT_PATH_PATTERN = /^\/(?:login|patient-dashboard)(?:\/|$)/;

function FloatingLinks() {
  const { data: lab } = useQuery(labQuery());
  const isLoggedIn = useHasHintedPhone();
  return (
    <nav className="dock-links" aria-label={texts.links}>
      {lab && (
        <a
          className="dock-item"
          href={createWhatsappLink(lab.whatsappPhone, texts.whatsApp.text)}
          target="_blank"
          rel="noreferrer"
        >
          <FloatingLinkText sign={<WhatsAppMark />} name={texts.whatsApp.name} about={texts.whatsApp.about} />
        </a>
      )}
      <a className="dock-item" href={withBasePath(isLoggedIn ? "/patient-dashboard" : "/login")}>
        <FloatingLinkText
          sign={<Icon name="user" />}
          name={isLoggedIn ? words.site.nav.myBookings : words.site.nav.login}
          about={texts.login}
        />
      </a>
    </nav>
  );
}

function FloatingLinkText({ sign, name, about }: { sign: ReactNode; name: string; about: string }) {
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

/** A telephone in a speech bubble, from two icons of the sprite. */
function WhatsAppMark() {
  return (
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <use href={getSymbolUrl("i-message-circle")} width="24" height="24" />
      <use href={getSymbolUrl("i-phone")} x="7.2" y="7" width="9.6" height="9.6" strokeWidth="3" />
    </svg>
  );
}

const loadPanel = () => import("#web/chatbot/chat-panel.tsx");

/** The chat, loaded when the page is idle, or at the first tap. */
function useChat(): { open: () => Promise<void>; panel: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  useEffect(() => runWhenIdle(loadPanel), []);
  useEffect(() => (isOpen ? focusFoldedActions : undefined), [isOpen]);
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

/**
 * If a bar has appeared meanwhile, the dock is collapsed under its button: the focus, which could not be restored, goes
 * there.
 */
function focusFoldedActions(): void {
  const focused = document.activeElement;
  const isLost = !focused || focused === document.body || focused.getClientRects().length === 0;
  if (isLost) document.querySelector<HTMLElement>(".dock-open")?.focus();
}

/** Smaller movements do not count as scrolling: a resting finger, a browser toolbar that shows and hides. */
const MIN_SCROLL_PX = 8;

/**
 * Marks an element `data-folded` while the visitor scrolls down a page; its end, and scrolling up, removes the mark.
 */
function collapseOnScroll(element: HTMLElement): () => void {
  const listening = new AbortController();
  let last = window.scrollY;
  const updateFolded = () => {
    const now = Math.max(0, window.scrollY);
    if (Math.abs(now - last) < MIN_SCROLL_PX) return;
    const isAtEnd = now + window.innerHeight >= document.documentElement.scrollHeight - element.offsetHeight;
    element.toggleAttribute("data-folded", now > last && !isAtEnd);
    last = now;
  };
  window.addEventListener("scroll", updateFolded, { passive: true, signal: listening.signal });
  return () => listening.abort();
}
