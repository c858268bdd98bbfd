import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSearchParams } from "react-router";
import type { ReceiptDetails } from "#core/bookings/payments/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { BareHeader } from "#web/public/landing/bare-header.tsx";
import { formatReceiptTitle } from "./receipt-kind.ts";
import { type Paper, ReceiptPaper } from "./receipt-paper.tsx";

const texts = words.receipt;

const MM_PER_PX = 25.4 / 96;
const MARGIN_MM = 4;

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

/**
 * Prints a receipt on a roll of 80 mm, cut where it ends: its page is as long as it is. A constructed sheet, because the
 * Content-Security-Policy allows no inline styles.
 */
function printRoll(sheet: HTMLElement): void {
  const length = Math.ceil(sheet.offsetHeight * MM_PER_PX) + 2 * MARGIN_MM;
  const page = new CSSStyleSheet();
  page.replaceSync(`@page roll { size: 80mm ${length}mm; margin: ${MARGIN_MM}mm; }`);
  document.adoptedStyleSheets.push(page);
  window.addEventListener(
    "afterprint",
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== page);
    },
    { once: true },
  );
  window.print();
}
