import type { ReactNode } from "react";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatShortDate, formatWeekday } from "#web/lib/format-date.ts";
import { getStatusBadge } from "#web/lib/format-status.ts";

const texts = words.admin.booking;

type Props = {
  booking: Booking;
  /** The served area, which only lists know. */
  area: string | null | undefined;
};

/** Where and when, in one line: call, map, slot and status. */
export function BookingFacts({ booking, area }: Props) {
  const { cancelReason, cancelNote, phlebotomist, redrawOf } = booking;
  return (
    <dl className="grid flex-none grid-cols-2 gap-px border-b border-line-strong bg-line @lg/panel:flex">
      {!isErased(booking) && (
        <Fact icon="phone" name={texts.phone}>
          <a className="font-semibold @md/panel:whitespace-nowrap" href={`tel:${booking.phone}`}>
            {formatPhone(booking.phone)}
          </a>
        </Fact>
      )}
      <Fact icon="map-pin" name={texts.address} className="grow basis-50">
        <Address booking={booking} area={area} />
      </Fact>
      <Fact icon="clock" name={texts.appointment}>
        <b className="block font-semibold">
          {formatShortDate(booking.bookingDate)}, {booking.bookingTime}
        </b>
        <span className="text-xs text-soft">
          {[formatWeekday(booking.bookingDate), phlebotomist].filter(Boolean).join(" · ")}
        </span>
        {redrawOf && <span className="block text-xs text-soft">{texts.redrawOf(redrawOf.code)}</span>}
      </Fact>
      <Fact name={texts.status}>
        <StatusBadge badge={getStatusBadge(booking.status)} />
        {cancelReason && (
          <span className="block text-xs text-soft">
            {[sentences.cancelReasons[cancelReason], cancelNote].filter(Boolean).join(": ")}
          </span>
        )}
      </Fact>
    </dl>
  );
}

/** The address opens in the map app; below it the area, unless the address names it, and the landmark. */
function Address({ booking, area }: Props) {
  if (isAtCentre(booking)) return <b className="font-semibold">{words.admin.atCentre}</b>;
  if (!booking.address) return <span className="text-quiet">{texts.notProvided}</span>;
  const isNamed = area && booking.address.toLowerCase().includes(area.toLowerCase());
  const details = [!isNamed && area, booking.landmark].filter(Boolean).join(" · ");
  return (
    <>
      <a className="font-semibold" href={getMapUrl(booking)} target="_blank" rel="noopener noreferrer">
        {booking.address} <span className="sr-only">{texts.mapTab}</span>
      </a>
      {details && <span className="block text-xs text-soft">{details}</span>}
    </>
  );
}

/** Returns the URL of a visit's address in the user's own map app. */
function getMapUrl({ address, pinCode }: Booking): string {
  const place = [address, pinCode].filter(Boolean).join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

type FactProps = { icon?: IconName; name: string; className?: string; children: ReactNode };

function Fact({ icon, name, className, children }: FactProps) {
  return (
    <div
      className={cx(
        "flex min-w-0 items-center gap-2 bg-card py-2 pr-2 pl-4 @md/panel:gap-2.5 @md/panel:pr-4 leading-snug",
        className,
      )}
    >
      {icon && <Icon name={icon} className="text-action" />}
      <dt className="sr-only">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
