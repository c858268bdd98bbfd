import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { Line } from "./use-line.ts";

export { AgainDialog } from "./again-dialog.tsx";

type Props = { line: Pick<Line, "busy" | "wantsYes" | "mayHaveArrived" | "tryNow" | "giveUp"> };

/** While a booking has no answer nothing else can be done: a changed form would be a second booking (decision 003). */
export function WaitingDialog({ line: { busy, wantsYes, mayHaveArrived, tryNow, giveUp } }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog would give the focus to its first button, which a second press of Enter would then hit.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { data: lab } = useQuery(labQuery());
  const texts = words.booked.waiting;
  return (
    <Dialog open onClose={() => undefined} labelledBy="waiting" dismissable={false}>
      <div className="dlg-pad waiting">
        <h2 className="block-title" id="waiting" ref={heading} tabIndex={-1}>
          {busy && !wantsYes ? texts.busyTitle : texts.title}
        </h2>
        <p>{wantsYes ? texts.wantsYes : busy ? texts.busySentence : texts.sentence}</p>
        {busy?.helpline && (
          <p>
            {texts.orBook} <a href={`tel:${busy.helpline}`}>{formatPhone(busy.helpline)}</a>
          </p>
        )}
        {mayHaveArrived && <p className="sm soft">{texts.perhaps(formatPhone(lab?.phones[0] ?? ""))}</p>}
        <div className="dlg-go">
          <button className="btn btn-2" type="button" onClick={giveUp}>
            {texts.giveUp}
          </button>
          <button className="btn btn-1" type="button" onClick={tryNow}>
            {wantsYes ? texts.sendNow : texts.tryNow}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
