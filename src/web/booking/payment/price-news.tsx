import { useEffect, useRef } from "react";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";

type Props = { sentence: string; totalPaise: Paise };

/** The prices have changed since the page was opened: nobody confirms a new total unseen. */
export function PriceNews({ sentence, totalPaise }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={place}>
      <SectionError sentence={`${sentence} ${en.booking.payment.newTotal(formatRupeesExact(totalPaise))}`} />
    </div>
  );
}
