import { type Ref, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { symptoms } from "#core/chatbot/symptoms.ts";
import { words } from "#texts";
import { useSelectedTests } from "#web/components/cart/cart-store.ts";
import { Icon } from "#web/components/icon.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { type ChatTab, ChatTabPanel, ChatTabs, chatScrollClass, getTabId } from "./chat-tabs.tsx";
import { Composer } from "./composer.tsx";
import { Conversation } from "./conversation.tsx";
import { useChatDialog, useIsWideScreen } from "./use-chat-dialog.ts";
import { useConversation } from "./use-conversation.ts";

export type ChatPanelProps = { open: boolean; onClose: () => void };

/** The open chat with its two tabs: a card, or the full screen under 768 px. */
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
      className="fixed inset-0 z-50 h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-page open:flex open:animate-rise md:inset-auto md:right-side md:bottom-room md:m-3 md:h-160 md:max-h-[calc(100dvh-var(--room)-24px)] md:w-100 md:rounded-xl md:border md:border-line-strong md:shadow-float low:overflow-auto print:open:hidden"
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

const headButtonClass =
  "flex min-h-target min-w-target cursor-pointer items-center justify-center gap-2 rounded-md border border-transparent bg-transparent px-2.5 text-sm leading-snug font-semibold text-inherit hover:bg-line-on-cloth";

/** Title, restart and close. */
function ChatHead({ ref, titleId, onStartNew, onClose }: Props) {
  return (
    <div className="on-cloth flex min-h-16 items-center gap-1 bg-cloth py-2 pr-2 pl-5 text-on-cloth low:min-h-target low:py-0">
      <h2 className="mr-auto grid text-lg leading-snug tracking-normal" id={titleId} ref={ref} tabIndex={-1}>
        {words.chatbot.title}
        <span
          className="text-xs font-normal text-on-cloth-soft low:hidden"
          lang={getTextLanguage(words.emergencyHelp.noDoctor)}
        >
          {words.emergencyHelp.noDoctor}
        </span>
      </h2>
      <button className={headButtonClass} type="button" onClick={onStartNew}>
        <Icon name="rotate-ccw" small /> {words.chatbot.startNew}
      </button>
      <button className={headButtonClass} type="button" aria-label={words.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

type SymptomsListProps = { isWaiting: boolean; onSymptom: (text: string) => void };

const symptomClass =
  "flex min-h-14 w-full cursor-pointer items-center justify-between gap-2 rounded-md border border-line-control bg-card py-2 pr-3 pl-4 text-start text-sm leading-snug font-medium text-ink hover:border-action hover:bg-selected disabled:cursor-default disabled:text-quiet";

/** The ten symptoms, each a message at one tap. */
function SymptomsList({ isWaiting, onSymptom }: SymptomsListProps) {
  return (
    <div className={chatScrollClass}>
      <h3>{words.chatbot.choose}</h3>
      <p className="text-sm text-soft">{words.chatbot.chooseMore}</p>
      <ul className="mt-1 grid grid-cols-2 gap-2">
        {symptoms.map(({ id }) => (
          <li key={id}>
            <button
              className={symptomClass}
              type="button"
              disabled={isWaiting}
              onClick={() => onSymptom(words.chatbot.symptoms[id])}
            >
              <span>{words.chatbot.symptoms[id]}</span>
              <Icon name="chevron-right" small className="text-action" />
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
    <a
      className="flex min-h-target items-center gap-2 border-t border-line bg-selected px-4 text-sm font-semibold no-underline"
      href={withBasePath(reviewPath(tests.map(({ id }) => id)))}
    >
      <Icon name="shopping-cart" small />
      <span>{words.chatbot.review(words.testList.count(tests.length))}</span>
      <Icon name="arrow-right" small className="ml-auto" />
    </a>
  );
}
