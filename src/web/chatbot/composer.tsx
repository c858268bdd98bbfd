import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { MAX_CHAT_MESSAGE_LENGTH } from "#core/chatbot/message.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";

type Props = { ref: RefObject<HTMLInputElement | null>; isWaiting: boolean; onSend: (text: string) => void };

/** Blank text is not sent, and the input is disabled while a reply is pending. */
export function Composer({ ref, isWaiting, onSend }: Props) {
  const [text, setText] = useState("");
  const wasTyped = useRef(false);
  // A disabled field loses the focus; it is given back with the reply.
  useEffect(() => {
    if (isWaiting || !wasTyped.current) return;
    wasTyped.current = false;
    if (document.activeElement === document.body || document.activeElement === ref.current) ref.current?.focus();
  }, [isWaiting, ref]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    wasTyped.current = true;
    onSend(text);
    setText("");
  };
  return (
    <form className="chat-write" onSubmit={send}>
      <input
        className="input"
        ref={ref}
        type="text"
        name="symptoms"
        aria-label={words.chatbot.write}
        placeholder={words.chatbot.placeholder}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        disabled={isWaiting}
        onChange={({ target }) => {
          target.setCustomValidity(target.value.length > MAX_CHAT_MESSAGE_LENGTH ? words.chatbot.tooLong : "");
          setText(target.value);
        }}
      />
      <button className="btn btn-1" type="submit" aria-label={words.chatbot.send} disabled={isWaiting}>
        <Icon name="send" />
      </button>
    </form>
  );
}
