import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import type { ReceiptDetails } from "#core/bookings/payments/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { BareHeader } from "#web/public/landing/bare-header.tsx";
import { printRoll } from "./print-roll.ts";
import { formatReceiptTitle } from "./receipt-kind.ts";
import { type Paper, ReceiptPaper } from "./receipt-paper.tsx";

const texts = words.receipt;

const papers: readonly Paper[] = ["a5", "roll"];

/**
 * A receipt with its two papers. Without JavaScript a button only shows its paper, and the browser prints it.
 */
export function ReceiptView({ receipt, lab }: { receipt: ReceiptDetails; lab: LabProfile }) {
  const [address] = useSearchParams();
  const [paper, setPaper] = useState(papers.find((name) => name === address.get("paper")) ?? "a5");
  const sheet = useRef<HTMLElement>(null);
  const print = (event: MouseEvent, chosen: Paper) => {
    event.preventDefault();
    flushSync(() => setPaper(chosen));
    if (chosen === "roll" && sheet.current) printRoll(sheet.current);
    else window.print();
  };
  return (
    <>
      <BareHeader>
        {papers.map((name) => (
          <ButtonLink
            key={name}
            look={name === paper ? "primary" : "secondary"}
            size="small"
            href={`?paper=${name}`}
            aria-current={name === paper ? "true" : undefined}
            onClick={(event) => print(event, name)}
          >
            <Icon name="printer" small /> <span className="sr-only">{texts.print}</span> {texts.papers[name]}
          </ButtonLink>
        ))}
      </BareHeader>
      <title>{words.site.titleOf(formatReceiptTitle(receipt, lab.gstin))}</title>
      <div className="bg-sunken px-gutter py-8 print:bg-transparent print:p-0">
        <ReceiptPaper receipt={receipt} lab={lab} paper={paper} ref={sheet} />
      </div>
    </>
  );
}
