import { words } from "#texts";
import type { Confirmation } from "#web/booking/storage.ts";
import { to } from "#web/to.ts";
import { Confirmed, Ticket } from "./ticket.tsx";

/** The confirmation as a page of its own, where the browser runs no JavaScript. */
export default function PostedConfirmation(of: Confirmation) {
  return (
    <div className="ticket-ground">
      <Ticket
        of={of}
        heading={
          <h1>
            <Confirmed />
          </h1>
        }
      >
        <a className="btn btn-3 btn-s" href={to("/")}>
          {words.booked.confirmed.home}
        </a>
      </Ticket>
    </div>
  );
}
