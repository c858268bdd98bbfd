import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import { confirmationText } from "#core/messages/confirmation.ts";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { fromWire } from "#core/pricing/money.ts";
import { labQuery } from "#web/site/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Spec §7: message sending opens a chat in a new tab, with the confirmation already typed. */
export function ContactButtons({ booking }: { booking: Booking }) {
  const { data: lab } = useQuery(labQuery());
  const texts = en.admin.booking;
  const { bookingDate: day, bookingTime: time, totalAmount, ...rest } = booking;
  return (
    <div className="row row-wraps">
      {lab && (
        <a
          className="btn btn-2 btn-s"
          href={whatsappLink(
            booking.phone,
            confirmationText({ ...rest, day, time, totalPaise: fromWire(totalAmount) }, lab),
          )}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="send" small /> {texts.confirmOnWhatsApp} <span className="sr">{texts.newTab}</span>
        </a>
      )}
      <a className="btn btn-2 btn-s" href={`tel:${booking.phone}`}>
        <Icon name="phone" small /> {texts.call}
      </a>
    </div>
  );
}
