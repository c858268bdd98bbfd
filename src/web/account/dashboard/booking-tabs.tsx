import { type KeyboardEvent, useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { BookingGroups } from "#core/bookings/groups.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { words } from "#texts";
import { whenIdle } from "#web/ui/data/when-idle.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { BookingCard, loadDetails } from "./booking-card.tsx";
import { chooseTab, countOf, firstFilled, groupsOf, type Tab, tabAddress, tabs } from "./tabs.ts";

const inPlace = { replace: true, preventScrollReset: true } as const;
const tabId = (tab: Tab) => `${tab}-tab`;
const focusTab = (tab: Tab) => document.getElementById(tabId(tab))?.focus();

/** Row 2.153: Upcoming, Completed and All Bookings, each a link, so that they lead somewhere before any script runs. Arrow keys move between them. */
export function BookingTabs({ grouped }: { grouped: BookingGroups }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  // By the time that they are asked for the line may be gone.
  useEffect(() => whenIdle(loadDetails), []);
  const shown = chooseTab(grouped, address);
  const groups = groupsOf(shown, grouped);
  const texts = words.account.dashboard;
  const move = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[key];
    const focused = tabs.findIndex((tab) => tabId(tab) === document.activeElement?.id);
    const next = step === undefined ? undefined : tabs[(focused + step) % tabs.length];
    if (!next) return;
    void navigate(tabAddress(next, address), inPlace);
    focusTab(next);
  };
  return (
    <>
      <div className="tabs account-tabs" role="tablist" aria-labelledby="bookings" onKeyDown={move}>
        {tabs.map((tab) => (
          <Link
            key={tab}
            className="tab"
            role="tab"
            id={tabId(tab)}
            to={tabAddress(tab, address)}
            {...inPlace}
            aria-selected={tab === shown}
            aria-controls="bookings-panel"
            tabIndex={tab === shown ? 0 : -1}
          >
            <span>{texts.tabs[tab]}</span> <span className="tab-count">{countOf(tab, grouped)}</span>
          </Link>
        ))}
      </div>
      <div className="account-panel" role="tabpanel" id="bookings-panel" aria-labelledby={tabId(shown)}>
        {groups.length === 0 && <EmptyTab tab={shown} grouped={grouped} address={address} />}
        {groups.map(({ title, bookings }) => (
          <BookingGroup key={title} title={title} bookings={bookings} isAlone={groups.length === 1} />
        ))}
      </div>
    </>
  );
}

type EmptyTabProps = { tab: Tab; grouped: BookingGroups; address: URLSearchParams };

/** Says where the bookings are. The link is gone after the press, so the focus goes on to the tab that it leads to. */
function EmptyTab({ tab, grouped, address }: EmptyTabProps) {
  const filled = firstFilled(grouped);
  const texts = words.account.dashboard;
  return (
    <EmptyState title={texts.none[tab]} motif="nabz">
      <Link className="btn btn-2" to={tabAddress(filled, address)} {...inPlace} onClick={() => focusTab(filled)}>
        {texts.see[filled](countOf(filled, grouped))}
      </Link>
    </EmptyState>
  );
}

type Props = {
  /** None where the tab says it already. */
  title: string | null;
  bookings: readonly Booking[];
  /** Then its title tells nothing that the badges of its cards do not, and is read aloud only. */
  isAlone: boolean;
};

function BookingGroup({ title, bookings, isAlone }: Props) {
  return (
    <section className="booking-group">
      {title !== null && <h3 className={isAlone ? "sr" : undefined}>{title}</h3>}
      <ul className="booking-cards">
        {bookings.map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} heading={title === null ? "h3" : "h4"} />
          </li>
        ))}
      </ul>
    </section>
  );
}
