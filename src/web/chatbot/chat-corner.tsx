import { type ComponentType, useEffect, useState } from "react";
import { words } from "#texts";
import { useIsAwake } from "#web/ui/data/use-is-awake.ts";
import { whenIdle } from "#web/ui/data/when-idle.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { ChatPanelProps } from "./chat-panel.tsx";
import "./chat-corner.css";

const loadPanel = () => import("./chat-panel.tsx");

/**
 * Row 2.163: the floating button. It comes with JavaScript, without which there is no chat; the chat itself is
 * fetched when the page is idle, or at the first tap.
 */
export function ChatCorner() {
  const isAwake = useIsAwake();
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  useEffect(() => whenIdle(() => void loadPanel().catch(() => {})), []);

  const open = async () => {
    try {
      const { ChatPanel } = await loadPanel();
      setPanel(() => ChatPanel);
      setOpen(true);
    } catch {
      showToast({ title: words.site.chat.notOpened, text: words.site.chat.tryAgain, tone: "error" });
    }
  };
  if (!isAwake) return null;
  return (
    <>
      <button className="chat" type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => void open()}>
        <Icon name="message-circle" />
        <span className="chat-word">{words.site.chat.open}</span> <span className="sr">{words.site.chat.about}</span>
      </button>
      {Panel && <Panel open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
