import { type ReactNode, useId, useSyncExternalStore } from "react";
import { Dialog, DialogBody, DialogTop } from "#web/components/dialog.tsx";

type Props = { title: string; onClose: () => void; children: ReactNode };

/** The place of a form: in the payment section, or on a phone in a sheet of its own. */
export function PaymentFormFrame({ title, onClose, children }: Props) {
  const titleId = useId();
  const isNarrow = useIsNarrow();
  if (!isNarrow) {
    return (
      <section
        ref={scrollIntoView}
        className="grid scroll-mb-3 grid-cols-1 gap-3 border-t border-line-strong pt-2"
        aria-labelledby={titleId}
      >
        <h4 id={titleId} className="text-sm font-semibold">
          {title}
        </h4>
        {children}
      </section>
    );
  }
  return (
    <Dialog open onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={title} onClose={onClose} />
      <DialogBody>{children}</DialogBody>
    </Dialog>
  );
}

/** All of the form is seen, its button too. */
function scrollIntoView(form: HTMLElement | null): void {
  form?.scrollIntoView({ block: "nearest" });
}

/** Below the breakpoint `md`. */
const NARROW_QUERY = "(max-width: 767px)";

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(NARROW_QUERY).matches,
    () => false,
  );
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW_QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
