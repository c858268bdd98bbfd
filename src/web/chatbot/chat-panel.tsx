import { useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ChatHead } from "./chat-head.tsx";
import { ChatTabPanel } from "./chat-tab-panel.tsx";
import { type ChatTab, ChatTabs, tabId } from "./chat-tabs.tsx";
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
  const hasFocus = useRef(false);
  // A field that waits for a reply takes no focus yet.
  const mayFocus = open && !(isWide && talk.isWaiting);
  useEffect(() => {
    if (!open) hasFocus.current = false;
  }, [open]);
  // On a phone the field would call the keyboard up over the greeting.
  useEffect(() => {
    if (!mayFocus || hasFocus.current) return;
    hasFocus.current = true;
    (isWide ? input : title).current?.focus();
  }, [mayFocus, isWide]);

  // What was pressed is hidden with its tab; the focus goes to where the answer will be.
  const sendSymptom = (text: string) => {
    talk.send(text);
    flushSync(() => setTab("chat"));
    log.current?.focus();
  };
  const showSymptoms = () => {
    flushSync(() => setTab("symptoms"));
    document.getElementById(tabId("symptoms"))?.focus();
  };
  const startNew = () => {
    talk.startNew();
    flushSync(() => setTab("chat"));
    (isWide ? input : title).current?.focus();
  };
  return (
    <dialog
      className="chatbox"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={closeOnly(onClose)}
      onClose={() => open && !dialog.current?.open && onClose()}
    >
      <ChatHead ref={title} titleId={titleId} onStartNew={startNew} onClose={onClose} />
      <ChatTabs tab={tab} onTab={setTab} />
      <ChatTabPanel of="chat" shown={tab}>
        <Conversation ref={log} talk={talk} isOpen={open} onSymptom={sendSymptom} onShowSymptoms={showSymptoms} />
        {talk.exchanges.at(-1)?.reply?.kind !== "emergency" && <CartStrip />}
        <Composer ref={input} isWaiting={talk.isWaiting} onSend={talk.send} />
      </ChatTabPanel>
      <ChatTabPanel of="symptoms" shown={tab}>
        <SymptomsList isWaiting={talk.isWaiting} onSymptom={sendSymptom} />
      </ChatTabPanel>
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
