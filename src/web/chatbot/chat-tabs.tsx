import type { KeyboardEvent, ReactNode } from "react";
import { words } from "#texts";

const tabs = ["chat", "symptoms"] as const;

export type ChatTab = (typeof tabs)[number];

type Props = { tab: ChatTab; onTab: (tab: ChatTab) => void };

const panelId = (tab: ChatTab) => `chat-${tab}-panel`;
export const tabId = (tab: ChatTab) => `chat-${tab}-tab`;

/** Row 2.165: Chat and Common Symptoms. Arrow keys move between the two and open them. */
export function ChatTabs({ tab, onTab }: Props) {
  const move = ({ key }: KeyboardEvent) => {
    if (key !== "ArrowRight" && key !== "ArrowLeft") return;
    const other = tab === "chat" ? "symptoms" : "chat";
    onTab(other);
    document.getElementById(tabId(other))?.focus();
  };
  return (
    <div className="tabs chat-tabs" role="tablist" aria-label={words.chatbot.tabs.label} onKeyDown={move}>
      {tabs.map((one) => (
        <button
          className="tab"
          type="button"
          role="tab"
          key={one}
          id={tabId(one)}
          aria-selected={one === tab}
          aria-controls={panelId(one)}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
        >
          {words.chatbot.tabs[one]}
        </button>
      ))}
    </div>
  );
}

type ChatTabPanelProps = { of: ChatTab; shown: ChatTab; children: ReactNode };

/** What a tab shows. Both stay in the page: the talk goes on while the other is looked at. */
export function ChatTabPanel({ of: tab, shown, children }: ChatTabPanelProps) {
  return (
    <div className="chat-body" role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} hidden={tab !== shown}>
      {children}
    </div>
  );
}
