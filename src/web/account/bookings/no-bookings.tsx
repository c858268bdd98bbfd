import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";

/** Spec §2: no bookings at all. */
export function NoBookings() {
  const texts = en.account.dashboard;
  return (
    <EmptyState title={texts.noneAtAll} motif="phul">
      <a className="btn btn-1" href="/book">
        {texts.bookFirst}
      </a>
    </EmptyState>
  );
}
