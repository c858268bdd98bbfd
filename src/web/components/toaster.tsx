import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { words } from "#texts";
import { Icon } from "./icon.tsx";
import { dismissToast, getCurrentToast, getDuration, type ShownToast, subscribeToToasts } from "./toast-store.ts";

const Toast = lazy(() => loadToast().catch(() => ({ default: FallbackToast })));

/** Where toasts appear, once per layout. Its code is loaded with the first toast and costs the first page nothing. */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToToasts, getCurrentToast, () => null);
  if (!message) return null;
  return (
    <Suspense>
      <Toast key={message.id} message={message} />
    </Suspense>
  );
}

/** For pages whose toasts must appear even offline: loads their code early. */
export const loadToast = () => import("./toast.tsx");

/** A toast for when the real one cannot be loaded: its message matters most when the connection is lost. */
function FallbackToast({ message }: { message: ShownToast }) {
  const { title, text, undo } = message;
  const durationMs = getDuration(message);
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
