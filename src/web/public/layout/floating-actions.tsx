import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { useHasHintedPhone } from "#web/account/session-hints.ts";
import type { ChatPanelProps } from "#web/chatbot/chat-panel.tsx";
import { FLOATING_ACTIONS_ID } from "#web/components/bottom-bar.tsx";
import { IconButton } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { getSymbolUrl } from "#web/components/sprite.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";
import { useAfterNavigation } from "#web/lib/use-after-navigation.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";

const texts = words.site.floatingActions;

/** A strip below the page; a column in the right margin; hidden where the page has a bar, which opens it as a sheet. */
const dockClass = cx(
  "fixed inset-x-0 top-auto bottom-0 z-16 m-0 grid h-auto min-h-(--dock-height) w-auto auto-cols-(--dock-columns) grid-flow-col overflow-visible border-0 border-t border-line-strong bg-float p-0 pb-[env(safe-area-inset-bottom)] text-ink transition-transform duration-(--calm) md:max-xl:auto-cols-max md:max-xl:justify-center",
  "xl:right-(--dock-right) xl:bottom-room xl:left-auto xl:mb-6 xl:min-h-0 xl:w-(--dock-width) xl:grid-flow-row xl:rounded-full xl:border xl:border-line-float xl:pb-0 xl:shadow-raised 2xl:rounded-xl",
  "in-has-[[data-bar=everywhere]]:max-xl:not-open:hidden in-has-[[data-bar=stacked]]:max-lg:not-open:hidden not-supports-[selector(:popover-open)]:static print:hidden",
  "sheet:mx-auto sheet:max-h-dvh sheet:max-w-140 sheet:animate-rise sheet:auto-cols-fr sheet:grid-flow-row sheet:overflow-auto sheet:overscroll-contain sheet:rounded-t-xl sheet:border-0 sheet:px-gutter sheet:pt-2 sheet:justify-stretch backdrop:bg-(--scrim)",
);
/** An icon beside a word, in the wide margin above it; a row in the sheet. */
const itemClass = cx(
  "group/item relative flex min-h-target min-w-0 cursor-pointer flex-wrap content-center items-center justify-center gap-x-1.5 border-0 bg-transparent px-0 py-1 text-xs leading-snug font-medium wrap-normal no-underline hover:bg-selected hover:text-action focus-visible:-outline-offset-3 md:max-xl:w-50",
  "xl:min-h-14 xl:rounded-full 2xl:min-h-16 2xl:flex-col 2xl:gap-0.5 2xl:rounded-xl",
  "sheet:min-h-17 sheet:w-auto sheet:justify-start sheet:gap-x-3 sheet:border-0 sheet:border-t sheet:border-line sheet:py-2 sheet:text-start sheet:text-base sheet:font-semibold sheet:text-ink",
);
const linkClass = cx(itemClass, "text-soft max-xl:border-r max-xl:border-line");
const signClass =
  "sheet:grid sheet:size-11 sheet:place-items-center sheet:rounded-full sheet:bg-action-soft sheet:text-action-hover";
/** Shown on hover where the margin holds the icons only; invisible, it still names its icon. */
const wordClass =
  "sheet:flex-1 xl:max-2xl:pointer-events-none xl:max-2xl:absolute xl:max-2xl:right-full xl:max-2xl:mr-1.5 xl:max-2xl:rounded-md xl:max-2xl:bg-toast xl:max-2xl:px-3 xl:max-2xl:py-2 xl:max-2xl:whitespace-nowrap xl:max-2xl:text-on-cloth xl:max-2xl:opacity-0 xl:max-2xl:group-hover/item:opacity-100 xl:max-2xl:group-focus-visible/item:opacity-100";
const aboutClass = "hidden text-sm font-normal text-quiet sheet:block";

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
      <aside className={dockClass} id={FLOATING_ACTIONS_ID} ref={ref} popover="auto" aria-label={texts.label} data-dock>
        <div className="hidden items-center justify-between font-semibold sheet:flex">
          {texts.title}
          <IconButton icon="x" label={words.close} popoverTarget={FLOATING_ACTIONS_ID} popoverTargetAction="hide" />
        </div>
        {!ACCOUNT_PATH_PATTERN.test(pathname) && <FloatingLinks />}
        <button
          className={cx(itemClass, "font-semibold text-action sheet:mb-3 noscript:hidden")}
          type="button"
          aria-haspopup="dialog"
          onClick={openChat}
        >
          <span className={signClass}>
            <PulseMark />
          </span>
          <span className={wordClass}>
            {texts.chat.name} <span className="sr-only">{texts.chat.topic}</span>
            <small className={aboutClass}>{texts.chat.about}</small>
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
    <nav className="contents" aria-label={texts.links}>
      {lab && (
        <a
          className={linkClass}
          href={createWhatsappLink(lab.whatsappPhone, texts.whatsApp.text)}
          target="_blank"
          rel="noreferrer"
        >
          <FloatingLinkText sign={<WhatsAppMark />} name={texts.whatsApp.name} about={texts.whatsApp.about} />
        </a>
      )}
      <a className={linkClass} href={withBasePath(isLoggedIn ? "/patient-dashboard" : "/login")}>
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
      <span className={signClass}>{sign}</span>
      <span className={wordClass}>
        <span>{name}</span>
        <small className={aboutClass}>{about}</small>
      </span>
    </>
  );
}

/** A telephone in a speech bubble, from two icons of the sprite. */
function WhatsAppMark() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={getSymbolUrl("i-message-circle")} width="24" height="24" />
      <use href={getSymbolUrl("i-phone")} x="7.2" y="7" width="9.6" height="9.6" strokeWidth="3" />
    </svg>
  );
}

/** It beats like a heart after 3000 ms: twice, once. */
function PulseMark() {
  return (
    <svg
      className="h-5 w-5.5 motion-safe:animate-beat"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 9v6M8.5 7v7M14 3v9M20 11v9" />
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
  if (isLost) document.querySelector<HTMLElement>("[data-bar] button")?.focus();
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
