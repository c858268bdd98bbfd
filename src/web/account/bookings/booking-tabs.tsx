import { type KeyboardEvent, useState } from "react";
import type { Shelves } from "#core/bookings/following/shelves.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { BookingGroup } from "./booking-group.tsx";

const tabs = ["upcoming", "completed", "all"] as const;
type Tab = (typeof tabs)[number];

/** Spec §2: Upcoming, Completed and All Bookings. Arrow keys move between the tabs. */
export function BookingTabs({ shelves }: { shelves: Shelves }) {
  const [shown, setShown] = useState<Tab>("upcoming");
  const texts = en.account.dashboard;
  const groups = groupsOf(shown, shelves);
  const counts = {
    upcoming: countOf(groupsOf("upcoming", shelves)),
    completed: shelves.completed.length,
    all: shelves.all.length,
  };
  const move = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: tabs.length - 1 }[key];
    const next = step === undefined ? undefined : tabs[(tabs.indexOf(shown) + step) % tabs.length];
    if (!next) return;
    setShown(next);
    document.getElementById(`${next}-tab`)?.focus();
  };
  return (
    <>
      <div className="tabs account-tabs" role="tablist" aria-labelledby="bookings" onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab}
            className="tab"
            type="button"
            role="tab"
            id={`${tab}-tab`}
            aria-selected={tab === shown}
            aria-controls="bookings-panel"
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => setShown(tab)}
          >
            {texts.tabs[tab]} <span className="tab-count">{counts[tab]}</span>
          </button>
        ))}
      </div>
      <div className="account-panel" role="tabpanel" id="bookings-panel" aria-labelledby={`${shown}-tab`}>
        {countOf(groups) === 0 && <EmptyState title={texts.none[shown]} motif="nabz" />}
        {groups.map(
          ({ title, bookings }) =>
            bookings.length > 0 && <BookingGroup key={title} title={title} bookings={bookings} />,
        )}
      </div>
    </>
  );
}

type Group = { title: string | null; bookings: Booking[] };

/** Spec §2: Upcoming shows Confirmed Bookings, then Pending Bookings; before them stands what is under way. */
function groupsOf(tab: Tab, { underWay, confirmed, pending, completed, all }: Shelves): Group[] {
  const texts = en.account.dashboard;
  if (tab === "completed") return [{ title: null, bookings: completed }];
  if (tab === "all") return [{ title: null, bookings: all }];
  return [
    { title: texts.underWay, bookings: underWay },
    { title: texts.confirmed, bookings: confirmed },
    { title: texts.pending, bookings: pending },
  ];
}

function countOf(groups: Group[]): number {
  return groups.reduce((count, { bookings }) => count + bookings.length, 0);
}
