import { lazy, Suspense, useSyncExternalStore } from "react";
import { loadToast } from "./load-toast.ts";
import { PlainToast } from "./plain-toast.tsx";
import { shownToast, watchToasts } from "./toast-store.ts";

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
