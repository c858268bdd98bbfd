import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "#core/patients/phone.ts";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { PinCheck } from "#web/booking/details/pin-code.tsx";
import { bookable, type SelectionState } from "#web/booking/selection.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { PayLaterBanner } from "#web/ui/cards/pay-later-banner.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import { ServiceCard } from "./service-card.tsx";

type Props = {
  of: SelectionState;
  totalPaise: Paise;
  /** Not yet in the payment step. */
  isFilling: boolean;
};

/** Row 2.83: beside the form, or below it on a phone. */
export function SummaryPanel({ of, totalPaise, isFilling }: Props) {
  const shown = bookable(of);
  return (
    <aside className="side booking-side">
      {isFilling && <PinCheck className="pin-beside" />}
      {of.state === "loading" && <SummarySkeleton />}
      {shown && <BookingSummary shown={shown} totalPaise={totalPaise} isFilling={isFilling} />}
      {of.state !== "loading" && !shown && <ServiceCard />}
      <HelpCard />
    </aside>
  );
}

function SummarySkeleton() {
  return (
    <div className="card sum">
      <PayLaterBanner />
      <Loading label={words.booking.summary.loading} className="sum-pad">
        <Skeleton as="title" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton as="price" />
        <Skeleton as="box" />
      </Loading>
    </div>
  );
}

/** Row 2.104: the lab's helplines. */
function HelpCard() {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  return (
    <div className="card help">
      <h2 className="side-title">{words.booking.help.title}</h2>
      {lab.phones.map((phone) => (
        <a key={phone} href={`tel:${phone}`}>
          <Icon name="phone" small /> {formatPhone(phone)}
        </a>
      ))}
    </div>
  );
}
