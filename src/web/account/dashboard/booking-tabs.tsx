import { type KeyboardEvent, useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { DashboardGroups } from "#core/bookings/dashboard-groups.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import { buttonClass } from "#web/components/button.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { tabClass, tabListClass } from "#web/components/tabs.ts";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";
import { BookingCard, loadDetails } from "./booking-card.tsx";
import {
  countTab,
  type DashboardTab,
  dashboardTabs,
  findFirstFilledTab,
  findSelectedTab,
  getTabAddress,
  listTabGroups,
} from "./tabs.ts";

const replaceOptions = { replace: true, preventScrollReset: true } as const;
const getTabId = (tab: DashboardTab) => `${tab}-tab`;
const focusTab = (tab: DashboardTab) => document.getElementById(getTabId(tab))?.focus();

/**
 * A patient's bookings under Upcoming, Completed and All Bookings. The tabs are links, so that they work before any
 * script runs; arrow keys move between them.
 */
export function BookingTabs({ grouped }: { grouped: DashboardGroups }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  // The connection may be gone by the time the details are opened.
  useEffect(() => runWhenIdle(loadDetails), []);
  const shown = findSelectedTab(grouped, address);
  const groups = listTabGroups(shown, grouped);
  const texts = words.account.dashboard;
  const move = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: dashboardTabs.length - 1 }[key];
    const focused = dashboardTabs.findIndex((tab) => getTabId(tab) === document.activeElement?.id);
    const next = step === undefined ? undefined : dashboardTabs[(focused + step) % dashboardTabs.length];
    if (!next) return;
    void navigate(getTabAddress(next, address), replaceOptions);
    focusTab(next);
  };
  return (
    <>
      {/* Where the three do not fit side by side they wrap, and nothing scrolls. */}
      <div
        className={`${tabListClass} flex flex-wrap gap-x-5`}
        role="tablist"
        aria-labelledby="bookings"
        onKeyDown={move}
      >
        {dashboardTabs.map((tab) => (
          <Link
            key={tab}
            className={tabClass}
            role="tab"
            id={getTabId(tab)}
            to={getTabAddress(tab, address)}
            {...replaceOptions}
            aria-selected={tab === shown}
            aria-controls="bookings-panel"
            tabIndex={tab === shown ? 0 : -1}
          >
            <span>{texts.tabs[tab]}</span> <span className="font-medium text-quiet">{countTab(tab, grouped)}</span>
          </Link>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-6" role="tabpanel" id="bookings-panel" aria-labelledby={getTabId(shown)}>
        {groups.length === 0 && <EmptyTab tab={shown} grouped={grouped} address={address} />}
        {groups.map(({ title, bookings }) => (
          <BookingGroup key={title} title={title} bookings={bookings} isAlone={groups.length === 1} />
        ))}
      </div>
    </>
  );
}

type EmptyTabProps = { tab: DashboardTab; grouped: DashboardGroups; address: URLSearchParams };

/** Says where the bookings are. The link disappears when pressed, so the focus moves on to the tab it leads to. */
function EmptyTab({ tab, grouped, address }: EmptyTabProps) {
  const filled = findFirstFilledTab(grouped);
  const texts = words.account.dashboard;
  return (
    <EmptyState title={texts.none[tab]} motif="nabz">
      <Link
        className={buttonClass()}
        to={getTabAddress(filled, address)}
        {...replaceOptions}
        onClick={() => focusTab(filled)}
      >
        {texts.see[filled](countTab(filled, grouped))}
      </Link>
    </EmptyState>
  );
}

type Props = {
  /** Null where the tab already says it. */
  title: string | null;
  bookings: readonly Booking[];
  /** True where the badges of its cards already say what the title says; it is then for screen readers only. */
  isAlone: boolean;
};

/** Two side by side only where both keep their buttons on one line. */
const bookingCardsClass = "grid grid-cols-1 gap-4 lg:grid-cols-[repeat(auto-fit,minmax(30rem,1fr))] lg:items-start";

function BookingGroup({ title, bookings, isAlone }: Props) {
  return (
    <section className="grid grid-cols-1 gap-4">
      {title !== null && (
        <h3 className={isAlone ? "sr-only" : "text-sm font-medium tracking-normal text-quiet"}>{title}</h3>
      )}
      <ul className={bookingCardsClass}>
        {bookings.map((booking) => (
          <li key={booking.id} className="@container">
            <BookingCard booking={booking} heading={title === null ? "h3" : "h4"} />
          </li>
        ))}
      </ul>
    </section>
  );
}
