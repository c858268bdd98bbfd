import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { getBookableSelection, type SelectionState } from "#web/booking/selection.ts";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { BookingSummary } from "./booking-summary.tsx";
import { ServiceCard } from "./service-card.tsx";
import { SummarySkeleton } from "./summary-skeleton.tsx";

type Props = Omit<ComponentProps<typeof BookingSummary>, "shown"> & { of: SelectionState };

/** The booking's summary and the helplines, next to the form, or below it on a phone. */
export default function SummaryPanel({ of, ...step }: Props) {
  const shown = getBookableSelection(of);
  return (
    <>
      {of.state === "loading" && <SummarySkeleton />}
      {shown && <BookingSummary shown={shown} {...step} />}
      {of.state !== "loading" && !shown && <ServiceCard />}
      <HelpCard />
    </>
  );
}

/** The lab's helplines. */
function HelpCard() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <Card className="grid gap-1 p-5">
      <h2 className="text-base leading-normal tracking-normal">{words.booking.help.title}</h2>
      {lab.phones.map((phone) => (
        <a
          key={phone}
          className="inline-flex min-h-target items-center gap-2 font-semibold no-underline"
          href={`tel:${phone}`}
        >
          <Icon name="phone" small /> <span>{formatPhone(phone)}</span>
        </a>
      ))}
    </Card>
  );
}
