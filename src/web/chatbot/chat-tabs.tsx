import type { KeyboardEvent, ReactNode } from "react";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { tabClass, tabListClass } from "#web/components/tabs.ts";

const chatTabs = ["chat", "symptoms"] as const;

export type ChatTab = (typeof chatTabs)[number];

type Props = { tab: ChatTab; onTab: (tab: ChatTab) => void };

const getPanelId = (tab: ChatTab) => `chat-${tab}-panel`;
export const getTabId = (tab: ChatTab) => `chat-${tab}-tab`;

/** Chat and Common Symptoms. Arrow keys move between the two and open them. */
export function ChatTabs({ tab, onTab }: Props) {
  const openOtherTab = ({ key }: KeyboardEvent) => {
    if (key !== "ArrowRight" && key !== "ArrowLeft") return;
    const otherTab = tab === "chat" ? "symptoms" : "chat";
    onTab(otherTab);
    document.getElementById(getTabId(otherTab))?.focus();
  };
  return (
    <div
      className={cx(tabListClass, "grid grid-cols-2 bg-card")}
      role="tablist"
      aria-label={words.chatbot.tabs.label}
      onKeyDown={openOtherTab}
    >
      {chatTabs.map((item) => (
        <button
          className={cx(tabClass, "focus-visible:-outline-offset-4 low:min-h-9")}
          type="button"
          role="tab"
          key={item}
          id={getTabId(item)}
          aria-selected={item === tab}
          aria-controls={getPanelId(item)}
          tabIndex={item === tab ? 0 : -1}
          onClick={() => onTab(item)}
        >
          {words.chatbot.tabs[item]}
        </button>
      ))}
    </div>
  );
}

/**
 * The part of a panel that scrolls; on a low screen it keeps two lines. What has the focus leaves room at the bottom for
 * the strip of the cart, which comes with the first test.
 */
export const chatScrollClass =
  "relative grid flex-1 scroll-pb-14 content-start gap-3 overflow-auto overscroll-contain px-3 py-4 focus-visible:-outline-offset-4 low:min-h-17 low:scroll-pb-0 low:py-1";

type ChatTabPanelProps = { of: ChatTab; shown: ChatTab; children: ReactNode };

/** The content of a tab. Both stay mounted, so that the conversation continues behind the other tab. */
export function ChatTabPanel({ of: tab, shown, children }: ChatTabPanelProps) {
  return (
    <div
      className="flex min-h-0 flex-1 flex-col"
      role="tabpanel"
      id={getPanelId(tab)}
      aria-labelledby={getTabId(tab)}
      hidden={tab !== shown}
    >
      {children}
    </div>
  );
}
