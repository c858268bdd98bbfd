import { Toast as Radix } from "radix-ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { words } from "#texts";
import { buttonClass, iconButtonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { toastClass, toastsClass } from "./toast-classes.ts";
import { dismissToast, getDuration, type ShownToast } from "./toast-store.ts";

const SWIPE_THRESHOLD_PX = 50;
/** Follows the finger, and goes back where it is let go too early. */
const toastSwipeClass =
  "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform data-[state=open]:animate-rise";

/** One message over the page; swiped away to the right, or hidden after a while. */
export default function Toast({ message }: { message: ShownToast }) {
  const { title, text, tone = "done", undo } = message;
  const dialog = useTopmostDialog();
  return createPortal(
    <Radix.Provider label={words.toast.label} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      <Radix.Root
        className={cx(toastClass, toastSwipeClass)}
        data-toast
        type={tone === "error" ? "foreground" : "background"}
        duration={getDuration(message)}
        onOpenChange={(open) => !open && dismissToast()}
      >
        <Icon name={tone === "error" ? "circle-alert" : "circle-check"} />
        <div role={dialog ? "alert" : undefined}>
          <Radix.Title className="font-semibold">{title}</Radix.Title>
          {text && <Radix.Description>{text}</Radix.Description>}
          {undo && (
            <Radix.Action
              className={buttonClass({ size: "small", className: "mt-2" })}
              altText={words.toast.howToUndo}
              onClick={undo}
            >
              {words.toast.undo}
            </Radix.Action>
          )}
        </div>
        <Radix.Close className={iconButtonClass} aria-label={words.toast.dismiss}>
          <Icon name="x" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport className={toastsClass} data-toasts label={words.toast.viewport} />
    </Radix.Provider>,
    dialog ?? document.body,
  );
}

/**
 * Outside a modal dialog everything is inert, so a toast is rendered inside the topmost one, and announced there. Watches
 * the document itself: a dialog that React removes fires its `close` only later, where no listener hears it, and would
 * take the toast along.
 */
function useTopmostDialog(): Element | null {
  const [dialog, setDialog] = useState(findTopmostDialog);
  useEffect(() => {
    const updateTopmost = () => setDialog(findTopmostDialog());
    // The dialog of the first render may be gone already.
    updateTopmost();
    const observer = new MutationObserver(updateTopmost);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, []);
  return dialog;
}

function findTopmostDialog(): Element | null {
  return [...document.querySelectorAll("dialog:modal")].at(-1) ?? null;
}
