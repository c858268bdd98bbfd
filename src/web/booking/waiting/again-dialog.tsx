import { useEffect, useRef } from "react";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** The very same is booked already: whether to book once more. */
export type AgainAsked = { sentence: string; yes: () => void; no: () => void };

type Props = {
  of: AgainAsked;
  /** The page's words, which then need not travel with every part that comes later. */
  texts: { title: string; yes: string; no: string };
};

/** Two tabs, or a second thought: nobody books the very same twice without saying so. */
export function AgainDialog({ of: { sentence, yes, no }, texts }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog would give the focus to its first button, which a second press of Enter would then hit.
  useEffect(() => {
    heading.current?.focus();
  }, []);
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
