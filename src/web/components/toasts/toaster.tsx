import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { words } from "#texts";
import { Button, IconButton } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { toastClass, toastsClass } from "./toast-classes.ts";
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
    <div className={toastsClass}>
      <div className={toastClass} role="alert">
        <Icon name="circle-alert" />
        <div>
          <div className="font-semibold">{title}</div>
          {text && <div>{text}</div>}
          {undo && (
            <Button
              size="small"
              className="mt-2"
              onClick={() => {
                dismissToast();
                undo();
              }}
            >
              {words.toast.undo}
            </Button>
          )}
        </div>
        <IconButton icon="x" label={words.toast.dismiss} onClick={dismissToast} />
      </div>
    </div>
  );
}
