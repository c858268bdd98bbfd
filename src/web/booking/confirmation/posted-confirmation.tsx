import { words } from "#texts";
import type { ConfirmationData } from "#web/booking/storage.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { ConfirmationCard, ConfirmedStamp, groundClass, leaveClass, ticketTitleClass } from "./confirmation-card.tsx";

/** The confirmation as a page of its own, where the browser runs no JavaScript. */
export default function PostedConfirmation(of: ConfirmationData) {
  return (
    <div className={groundClass}>
      <ConfirmationCard
        of={of}
        heading={
          <h1 className={ticketTitleClass}>
            <ConfirmedStamp />
          </h1>
        }
      >
        <a className={leaveClass} href={withBasePath("/")}>
          {words.confirmation.confirmed.home}
        </a>
      </ConfirmationCard>
    </div>
  );
}
