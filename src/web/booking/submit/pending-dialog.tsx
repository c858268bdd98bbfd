import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { sectionTitleClass } from "#web/booking/form-section.tsx";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Dialog, DialogActions, DialogBody } from "#web/components/dialog.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import type { RetryingSubmit } from "./use-retrying-submit.ts";

export { DuplicateDialog } from "./duplicate-dialog.tsx";

type Props = { line: Pick<RetryingSubmit, "busy" | "needsPress" | "mayHaveArrived" | "tryNow" | "giveUp"> };

/**
 * While a booking has no response everything else is blocked: a changed form would be a second booking (decision 003).
 */
export function PendingDialog({ line: { busy, needsPress, mayHaveArrived, tryNow, giveUp } }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog would focus its first button, which a second press of Enter would then hit.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { data: lab } = useQuery(labQuery());
  const texts = words.confirmation.pendingSubmission;
  return (
    <Dialog open onClose={() => undefined} labelledBy="waiting" dismissable={false}>
      <DialogBody>
        <h2 className={cx(sectionTitleClass, "focus:outline-0")} id="waiting" ref={heading} tabIndex={-1}>
          {busy && !needsPress ? texts.busyTitle : texts.title}
        </h2>
        <p>{needsPress ? texts.needsPress : busy ? texts.busySentence : texts.sentence}</p>
        {busy?.helpline && (
          <p>
            {texts.orBook} <a href={`tel:${busy.helpline}`}>{formatPhone(busy.helpline)}</a>
          </p>
        )}
        {mayHaveArrived && <p className="text-sm text-soft">{texts.perhaps(formatPhone(lab?.phones[0] ?? ""))}</p>}
        <DialogActions>
          <Button onClick={giveUp}>{texts.giveUp}</Button>
          <Button look="primary" onClick={tryNow}>
            {needsPress ? texts.sendNow : texts.tryNow}
          </Button>
        </DialogActions>
      </DialogBody>
    </Dialog>
  );
}
