import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { MAX_CHAT_MESSAGE_LENGTH } from "#core/chatbot/message.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";

type Props = { ref: RefObject<HTMLInputElement | null>; isWaiting: boolean; onSend: (text: string) => void };

/**
 * The field in which the patient writes. Blank text is not sent, and the field is disabled while a reply is pending.
 */
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
    <form
      className="grid grid-cols-end gap-2 border-t border-line-strong bg-card px-3 pt-3 pb-safe *:mb-2 low:pt-1 low:*:mb-0"
      onSubmit={send}
    >
      <Input
        className="disabled:bg-sunken low:min-h-10"
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
      <Button
        type="submit"
        look="primary"
        size="bar"
        className="min-w-12 low:min-h-10"
        aria-label={words.chatbot.send}
        disabled={isWaiting}
      >
        <Icon name="send" />
      </Button>
    </form>
  );
}
