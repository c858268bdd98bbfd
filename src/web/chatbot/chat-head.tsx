import type { Ref } from "react";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = { ref: Ref<HTMLHeadingElement>; titleId: string; onStartNew: () => void; onClose: () => void };

/** Who speaks, a new beginning, and the way out. */
export function ChatHead({ ref, titleId, onStartNew, onClose }: Props) {
  return (
    <div className="chat-head on-cloth">
      <h2 id={titleId} ref={ref} tabIndex={-1}>
        {en.chatbot.title}
        <span className="chat-head-note">{en.chatbot.noDoctor}</span>
      </h2>
      <button className="btn btn-s chat-new" type="button" onClick={onStartNew}>
        <Icon name="rotate-ccw" small /> {en.chatbot.startNew}
      </button>
      <button className="icon-btn" type="button" aria-label={en.close} onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}
