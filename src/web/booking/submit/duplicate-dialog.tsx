import { useEffect, useRef } from "react";
import { Dialog } from "#web/components/dialog.tsx";

/** An identical booking exists: asks whether to book again. */
export type DuplicatePrompt = { sentence: string; yes: () => void; no: () => void };

type Props = {
  of: DuplicatePrompt;
  /** Texts passed in by the page, so that they are not in each lazy chunk again. */
  texts: { title: string; yes: string; no: string };
};

/** Two tabs, or second thoughts: an identical booking needs a confirmation. */
export function DuplicateDialog({ of: { sentence, yes, no }, texts }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog would focus its first button, which a second press of Enter would then hit.
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
