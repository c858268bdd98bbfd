import type { ReactNode } from "react";
import { type ChatTab, panelId, tabId } from "./chat-tabs.tsx";

type Props = { of: ChatTab; shown: ChatTab; children: ReactNode };

/** What a tab shows. Both stay in the page: the talk goes on while the other is looked at. */
export function ChatTabPanel({ of: tab, shown, children }: Props) {
  return (
    <div className="chat-body" role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)} hidden={tab !== shown}>
      {children}
    </div>
  );
}
