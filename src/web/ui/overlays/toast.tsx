import { Toast as Radix } from "radix-ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import { dismissToast, durationOf, type ShownToast } from "./toast-store.ts";

const SWIPE_THRESHOLD_PX = 50;

/** One message over the page; swiped away to the right, or gone by itself (row 9.24). */
export default function Toast({ message }: { message: ShownToast }) {
  const { title, text, tone = "done", undo } = message;
  const dialog = useOpenDialog();
  return createPortal(
    <Radix.Provider label={words.toast.label} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      <Radix.Root
        className="toast"
        type={tone === "error" ? "foreground" : "background"}
        duration={durationOf(message)}
        onOpenChange={(open) => !open && dismissToast()}
      >
        <Icon name={tone === "error" ? "circle-alert" : "circle-check"} />
        <div role={dialog ? "alert" : undefined}>
          <Radix.Title className="toast-title">{title}</Radix.Title>
          {text && <Radix.Description>{text}</Radix.Description>}
          {undo && (
            <Radix.Action className="btn btn-s toast-undo" altText={words.toast.howToUndo} onClick={undo}>
              {words.toast.undo}
            </Radix.Action>
          )}
        </div>
        <Radix.Close className="icon-btn" aria-label={words.toast.dismiss}>
          <Icon name="x" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className="toasts" label={words.toast.viewport} />
    </Radix.Provider>,
    dialog ?? document.body,
  );
}

/** Outside a modal dialog everything is inert, so a toast stands inside the topmost one, and announces itself there. */
function useOpenDialog(): Element | null {
  const [dialog, setDialog] = useState(topmostDialog);
  useEffect(() => {
    const look = () => setDialog(topmostDialog());
    document.addEventListener("close", look, { capture: true });
    return () => document.removeEventListener("close", look, { capture: true });
  }, []);
  return dialog;
}

function topmostDialog(): Element | null {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
}
