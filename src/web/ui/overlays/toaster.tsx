import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import { dismissToast, durationOf, type ShownToast, shownToast, watchToasts } from "./toast-store.ts";

const Toast = lazy(() => loadToast().catch(() => ({ default: PlainToast })));

/** The place of the toasts, once a layout. Its code comes with the first toast and costs the first page nothing. */
export function Toaster() {
  const message = useSyncExternalStore(watchToasts, shownToast, () => null);
  if (!message) return null;
  return (
    <Suspense>
      <Toast key={message.id} message={message} />
    </Suspense>
  );
}

/** A page whose toasts must come even when the line has gone asks for their code early. */
export const loadToast = () => import("./toast.tsx");

/** A toast for when the real one cannot be loaded: its message matters most when the line has gone. */
function PlainToast({ message }: { message: ShownToast }) {
  const { title, text, undo } = message;
  const durationMs = durationOf(message);
  useEffect(() => {
    const end = setTimeout(dismissToast, durationMs);
    return () => clearTimeout(end);
  }, [durationMs]);
  return (
    <div className="toasts">
      <div className="toast" role="alert">
        <Icon name="circle-alert" />
        <div>
          <div className="toast-title">{title}</div>
          {text && <div>{text}</div>}
          {undo && (
            <button
              className="btn btn-s toast-undo"
              type="button"
              onClick={() => {
                dismissToast();
                undo();
              }}
            >
              {words.toast.undo}
            </button>
          )}
        </div>
        <button className="icon-btn" type="button" aria-label={words.toast.dismiss} onClick={dismissToast}>
          <Icon name="x" />
        </button>
      </div>
    </div>
  );
}
