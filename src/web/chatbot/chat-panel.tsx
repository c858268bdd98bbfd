import { type Ref, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { symptoms } from "#core/chatbot/symptoms.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { reviewPath } from "#web/ui/cart/booking-paths.ts";
import { useSelectedTests } from "#web/ui/cart/cart-store.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type ChatTab, ChatTabPanel, ChatTabs, tabId } from "./chat-tabs.tsx";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { useChatDialog, useIsWide } from "./use-chat-dialog.ts";
import { useTalk } from "./use-talk.ts";
import "#web/ui/overlays/dialog.css";
import "./chat-panel.css";

export type ChatPanelProps = { open: boolean; onClose: () => void };

/** Row 2.164: a card, or the full screen under 768 px, with its two tabs. */
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

type Props = { ref: Ref<HTMLHeadingElement>; titleId: string; onStartNew: () => void; onClose: () => void };

/** Who speaks, a new beginning, and the way out. */
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

/** Row 3.25: the ten, each a message of one tap. */
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

/** The way on with the tests that were put into the cart. */
function CartStrip() {
  const tests = useSelectedTests();
  if (tests.length === 0) return null;
  return (
    <a className="chat-cart" href={to(reviewPath(tests.map(({ id }) => id)))}>
      <Icon name="shopping-cart" small />
      <span>{words.chatbot.review(words.testList.count(tests.length))}</span>
      <Icon name="arrow-right" small />
    </a>
  );
}
