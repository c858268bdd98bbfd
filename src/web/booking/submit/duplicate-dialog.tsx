import { useEffect, useRef } from "react";
import { sectionTitleClass } from "#web/booking/form-section.tsx";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Dialog, DialogActions, DialogBody } from "#web/components/dialog.tsx";

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
      <DialogBody>
        <h2 className={cx(sectionTitleClass, "focus:outline-0")} id="again" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <p>{sentence}</p>
        <DialogActions>
          <Button onClick={yes}>{texts.yes}</Button>
          <Button look="primary" onClick={no}>
            {texts.no}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}
