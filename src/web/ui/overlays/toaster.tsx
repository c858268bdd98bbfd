import { lazy, Suspense, useSyncExternalStore } from "react";
import { shownToast, watchToasts } from "./toast-store.ts";

const Toast = lazy(() => import("./toast.tsx"));

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
