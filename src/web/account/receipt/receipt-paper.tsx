import type { Ref } from "react";
import type { ReceiptDetails } from "#core/bookings/payments/schema.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Logo } from "#web/components/logo.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { getReceiptKind } from "./receipt-kind.ts";
import { ReceiptPersons } from "./receipt-persons.tsx";
import { ReceiptSums } from "./receipt-sums.tsx";

const texts = words.receipt;

/** A sheet of A5, or a roll of 80 mm. */
export type Paper = "a5" | "roll";

type Props = { receipt: ReceiptDetails; lab: LabProfile; paper: Paper; ref: Ref<HTMLElement> };

/** A receipt as it is printed: black on white, alone on its page. */
export function ReceiptPaper({ receipt, lab, paper, ref }: Props) {
  const kind = getReceiptKind(receipt, lab.gstin);
  const isRoll = paper === "roll";
  const isVoid = receipt.correctedBy !== null;
  const rowClass = isRoll ? "text-center" : "flex items-start justify-between gap-6 text-right";
  return (
    <section
      ref={ref}
      data-prints
      data-paper={paper}
      className={cx(
        "mx-auto grid w-full gap-3 bg-card text-sm leading-normal text-ink not-print:shadow-float print:gap-2",
        isRoll ? "max-w-76 not-print:p-4" : "max-w-md not-print:p-5 sm:not-print:p-8 print:max-w-none print:text-xs",
      )}
    >
      <header className={rowClass}>
        <span className={cx("block flex-none", isRoll && "mx-auto w-28")}>
          <Logo />
        </span>
        <div className="min-w-0" translate="no">
          <b className="text-base font-bold">{lab.name}</b>
          <p>{lab.address}</p>
          <p>{[formatPhone(lab.phones[0] ?? ""), isRoll ? "" : lab.email].filter(Boolean).join(" · ")}</p>
          {lab.gstin && <p>{texts.gstin(lab.gstin)}</p>}
        </div>
      </header>
      <div className={cx("grid gap-1 border-t border-line pt-3", isRoll && "text-center")}>
        <div className={isRoll ? "" : "flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1"}>
          <h1 className="text-2xl leading-tight font-bold">{texts.titles[kind]}</h1>
          {receipt.number && (
            <p className={cx("text-xl leading-snug font-bold", isVoid && "line-through")} translate="no">
              {receipt.number}
            </p>
          )}
        </div>
        <p>{formatMoment(receipt.at)}</p>
        {receipt.kind === "carried" && <p>{texts.unnumbered}</p>}
        <Validity receipt={receipt} />
      </div>
      <ReceiptPersons shares={receipt.bookings} isRoll={isRoll} />
      <ReceiptSums receipt={receipt} kind={kind} />
      {kind === "bill" && <p className="border-t border-line pt-3">{texts.exempt}</p>}
    </section>
  );
}

/** Whether the paper may be taken for a proof of payment. */
function Validity({ receipt: { kind, correctedBy, counterpart } }: { receipt: ReceiptDetails }) {
  if (kind === "corrected") return counterpart && <p>{texts.takesBack(counterpart.number)}</p>;
  if (correctedBy === null) return null;
  return (
    <div className="mt-1 border-2 border-line p-2">
      <b className="block text-lg font-bold">{texts.notValid}</b>
      {counterpart && texts.correctedBy(counterpart.byName, formatShortDate(toLabTime(new Date(counterpart.at)).day))}
    </div>
  );
}

function formatMoment(at: string): string {
  const { day, minutes } = toLabTime(new Date(at));
  return `${formatShortDate(day)}, ${formatTime(minutes)}`;
}
