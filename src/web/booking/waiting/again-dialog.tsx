import { useEffect, useRef } from "react";
import { words } from "#texts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** The very same is booked already: whether to book once more. */
export type AgainAsked = { sentence: string; yes: () => void; no: () => void };

/** Two tabs, or a second thought: nobody books the very same twice without saying so. */
export default function AgainDialog({ of: { sentence, yes, no } }: { of: AgainAsked }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog would give the focus to its first button, which a second press of Enter would then hit.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const texts = words.booking.again;
  return (
    <Dialog open onClose={no} labelledBy="again">
      <div className="dlg-pad waiting">
        <h2 className="block-title" id="again" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{sentence}</p>
        <div className="dlg-go">
          <button className="btn btn-2" type="button" onClick={yes}>
            {texts.yes}
          </button>
          <button className="btn btn-1" type="button" onClick={no}>
            {texts.no}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
