import { words } from "#texts";
import type { ConfirmationData } from "#web/booking/storage.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { ConfirmationCard, ConfirmedStamp } from "./confirmation-card.tsx";

/** The confirmation as a page of its own, where the browser runs no JavaScript. */
export default function PostedConfirmation(of: ConfirmationData) {
  return (
    <div className="ticket-ground">
      <ConfirmationCard
        of={of}
        heading={
          <h1>
            <ConfirmedStamp />
          </h1>
        }
      >
        <a className="btn btn-3 btn-s" href={withBasePath("/")}>
          {words.confirmation.confirmed.home}
        </a>
      </ConfirmationCard>
    </div>
  );
}
