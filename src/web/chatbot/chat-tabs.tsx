import type { KeyboardEvent, ReactNode } from "react";
import { words } from "#texts";

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
    <div className="tabs chat-tabs" role="tablist" aria-label={words.chatbot.tabs.label} onKeyDown={openOtherTab}>
      {chatTabs.map((item) => (
        <button
          className="tab"
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

type ChatTabPanelProps = { of: ChatTab; shown: ChatTab; children: ReactNode };

/** The content of a tab. Both stay mounted, so that the conversation continues behind the other tab. */
export function ChatTabPanel({ of: tab, shown, children }: ChatTabPanelProps) {
  return (
    <div
      className="chat-body"
      role="tabpanel"
      id={getPanelId(tab)}
      aria-labelledby={getTabId(tab)}
      hidden={tab !== shown}
    >
      {children}
    </div>
  );
}
