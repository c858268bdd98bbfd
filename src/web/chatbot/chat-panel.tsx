import { useEffect, useId, useRef, useState } from "react";
import { ChatHead } from "./chat-head.tsx";
import { type ChatTab, ChatTabs, panelId, tabId } from "./chat-tabs.tsx";
import { SymptomsList } from "./symptoms-list.tsx";
import { CartStrip } from "./talk/cart-strip.tsx";
import { Composer } from "./talk/composer.tsx";
import { Conversation } from "./talk/conversation.tsx";
import { useTalk } from "./talk/use-talk.ts";
import { useChatDialog } from "./use-chat-dialog.ts";
import { useIsWide } from "./use-is-wide.ts";
import "./css/chatbot.css";

export type ChatPanelProps = { open: boolean; onClose: () => void };

/** Spec §2 "Chatbot": a card, or the full screen under 768 px, with its two tabs. */
export function ChatPanel({ open, onClose }: ChatPanelProps) {
  const titleId = useId();
  const isWide = useIsWide();
  const dialog = useChatDialog({ open, isWide, onClose });
  const title = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<ChatTab>("chat");
  const talk = useTalk();
  // On a phone the field would call the keyboard up over the greeting.
  useEffect(() => {
    if (open) (isWide ? input : title).current?.focus();
  }, [open, isWide]);

  const sendSymptom = (text: string) => {
    talk.send(text);
    setTab("chat");
    log.current?.focus();
  };
  const startNew = () => {
    talk.startNew();
    setTab("chat");
    (isWide ? input : title).current?.focus();
  };
  return (
    <dialog className="chatbox" ref={dialog} aria-labelledby={titleId} onCancel={closeOnly(onClose)}>
      <ChatHead ref={title} titleId={titleId} onStartNew={startNew} onClose={onClose} />
      <ChatTabs tab={tab} onTab={setTab} />
      <div
        className="chat-body"
        role="tabpanel"
        id={panelId("chat")}
        aria-labelledby={tabId("chat")}
        hidden={tab !== "chat"}
      >
        <Conversation ref={log} talk={talk} onSymptom={sendSymptom} onShowSymptoms={() => setTab("symptoms")} />
        <CartStrip />
        <Composer ref={input} isWaiting={talk.isWaiting} onSend={talk.send} />
      </div>
      <div
        className="chat-body"
        role="tabpanel"
        id={panelId("symptoms")}
        aria-labelledby={tabId("symptoms")}
        hidden={tab !== "symptoms"}
      >
        <SymptomsList isWaiting={talk.isWaiting} onSymptom={sendSymptom} />
      </div>
    </dialog>
  );
}

/** The owner closes it, so that both know. */
function closeOnly(onClose: () => void) {
  return (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
  };
}
