import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { notificationUrl } from "#core/messages/booking-links.ts";
import { fromWire } from "#core/pricing/money.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §7: message sending opens a chat in a new tab. The server's link comes first, else it is made here. */
export function ContactButtons({ booking }: { booking: Booking }) {
  const { data: lab } = useQuery(labQuery());
  const texts = en.desk.booking;
  const chat = booking.whatsappNotificationUrl ?? (lab && chatOf(booking, lab));
  return (
    <div className="row row-wraps">
      {chat && (
        <a className="btn btn-2 btn-s" href={chat} target="_blank" rel="noopener noreferrer">
          <Icon name="send" small /> {texts.confirmOnWhatsApp} <span className="sr">{texts.newTab}</span>
        </a>
      )}
      <a className="btn btn-2 btn-s" href={`tel:${booking.phone}`}>
        <Icon name="phone" small /> {texts.call}
      </a>
    </div>
  );
}

/** The patient's chat, with the confirmation already typed: reference, date, time, total, the lab's address. */
function chatOf({ bookingDate: day, bookingTime: time, totalAmount, ...rest }: Booking, lab: LabProfile): string {
  return notificationUrl({ ...rest, day, time, totalPaise: fromWire(totalAmount), preparation: [] }, lab);
}
