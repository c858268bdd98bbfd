import type { Booking } from "#core/bookings/schema.ts";
import { words } from "#texts";
import type { ShownItem } from "#web/booking/selection.ts";
import { to } from "#web/to.ts";
import { ConfirmationDetails } from "./confirmation-details.tsx";

type Props = { booking: Booking; items: readonly ShownItem[] };

/** The confirmation as a page of its own, where the browser runs no JavaScript. */
export default function PostedConfirmation({ booking, items }: Props) {
  return (
    <div className="wrap section booking">
      <div className="card dlg-pad confirmed">
        <div className="confirmed-top">
          <h1>{words.booked.confirmed.title}</h1>
          <p className="soft">{words.booked.confirmed.sentence}</p>
        </div>
        <ConfirmationDetails booking={booking} items={items} />
        <a className="btn btn-1" href={to("/")}>
          {words.booked.confirmed.home}
        </a>
      </div>
    </div>
  );
}
