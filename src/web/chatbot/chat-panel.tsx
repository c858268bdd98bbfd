import { type Ref, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { symptoms } from "#core/chatbot/symptoms.ts";
import { words } from "#texts";
import { useSelectedTests } from "#web/components/cart/cart-store.ts";
import { Icon } from "#web/components/icon.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { type ChatTab, ChatTabPanel, ChatTabs, getTabId } from "./chat-tabs.tsx";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { useChatDialog, useIsWideScreen } from "./use-chat-dialog.ts";
import { useConversation } from "./use-conversation.ts";
import "#web/styles/dialog.css";
import "./chat-panel.css";

export type ChatPanelProps = { open: boolean; onClose: () => void };

/** A card, or the full screen under 768 px, with its two tabs. */
export function ChatPanel({ open, onClose }: ChatPanelProps) {
  const titleId = useId();
  const isWide = useIsWideScreen();
  const dialog = useChatDialog({ open, isWide, onClose });
  const title = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<ChatTab>("chat");
  const conversation = useConversation();
  const hasFocus = useRef(false);
  // A field that waits for a reply takes no focus yet.
  const mayFocus = open && !(isWide && conversation.isWaiting);
  useEffect(() => {
    if (!open) hasFocus.current = false;
  }, [open]);
  // On a phone, focusing the field would open the keyboard over the greeting.
  useEffect(() => {
    if (!mayFocus || hasFocus.current) return;
    hasFocus.current = true;
    (isWide ? input : title).current?.focus();
  }, [mayFocus, isWide]);

  // The pressed control is hidden with its tab; the focus moves to where the reply will be.
  const sendSymptom = (text: string) => {
    conversation.send(text);
    flushSync(() => setTab("chat"));
    log.current?.focus();
  };
  const showSymptoms = () => {
    flushSync(() => setTab("symptoms"));
    document.getElementById(getTabId("symptoms"))?.focus();
  };
  const startNew = () => {
    conversation.startNew();
    flushSync(() => setTab("chat"));
    (isWide ? input : title).current?.focus();
  };
  return (
    <dialog
      className="chatbox"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={closeOnSelf(onClose)}
      onClose={() => open && !dialog.current?.open && onClose()}
    >
      <ChatHead ref={title} titleId={titleId} onStartNew={startNew} onClose={onClose} />
      <ChatTabs tab={tab} onTab={setTab} />
      <ChatTabPanel of="chat" shown={tab}>
        <Conversation
          ref={log}
          talk={conversation}
          isOpen={open}
          onSymptom={sendSymptom}
          onShowSymptoms={showSymptoms}
        />
        {conversation.exchanges.at(-1)?.reply?.kind !== "emergency" && <CartStrip />}
        <Composer ref={input} isWaiting={conversation.isWaiting} onSend={conversation.send} />
      </ChatTabPanel>
      <ChatTabPanel of="symptoms" shown={tab}>
        <SymptomsList isWaiting={conversation.isWaiting} onSymptom={sendSymptom} />
      </ChatTabPanel>
    </dialog>
  );
}

/** Lets the parent close the dialog, so that both states agree. */
function closeOnSelf(onClose: () => void) {
  return (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onClose();
  };
}

type Props = { ref: Ref<HTMLHeadingElement>; titleId: string; onStartNew: () => void; onClose: () => void };

/** Title, restart and close. */
function ChatHead({ ref, titleId, onStartNew, onClose }: Props) {
  return (
    <div className="chat-head on-cloth">
      <h2 id={titleId} ref={ref} tabIndex={-1}>
        {words.chatbot.title}
        <span className="chat-head-note">{words.chatbot.noDoctor}</span>
      </h2>
      <button className="btn btn-s chat-new" type="button" onClick={onStartNew}>
        <Icon name="rotate-ccw" small /> {words.chatbot.startNew}
      </button>
      <button className="icon-btn" type="button" aria-label={words.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

type SymptomsListProps = { isWaiting: boolean; onSymptom: (text: string) => void };

/** The ten symptoms, each a message at one tap. */
function SymptomsList({ isWaiting, onSymptom }: SymptomsListProps) {
  return (
    <div className="chat-scroll">
      <h3>{words.chatbot.choose}</h3>
      <p className="sm soft">{words.chatbot.chooseMore}</p>
      <ul className="chat-symptoms">
        {symptoms.map(({ id }) => (
          <li key={id}>
            <button type="button" disabled={isWaiting} onClick={() => onSymptom(words.chatbot.symptoms[id])}>
              <span>{words.chatbot.symptoms[id]}</span>
              <Icon name="chevron-right" small />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads on with the tests that are in the cart. */
function CartStrip() {
  const tests = useSelectedTests();
  if (tests.length === 0) return null;
  return (
    <a className="chat-cart" href={withBasePath(reviewPath(tests.map(({ id }) => id)))}>
      <Icon name="shopping-cart" small />
      <span>{words.chatbot.review(words.testList.count(tests.length))}</span>
      <Icon name="arrow-right" small />
    </a>
  );
}
