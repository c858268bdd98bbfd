import { Link } from "react-router";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { PageScroll } from "#web/admin/layout/admin-page.tsx";
import { Button, buttonClass } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { FieldHint } from "#web/components/forms/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import type { NewBookingResult } from "./use-new-booking.ts";

const texts = words.admin.newBooking.created;

type Props = { booked: NewBookingResult; onNext: () => void; onAddMember: (visitId: number) => void };

/** Code and slot in large type, to be read out. Enter starts the next caller. */
export function BookingCreated({ booked: { booking, confirmationBy }, onNext, onAddMember }: Props) {
  const { visitId } = booking;
  const { id, code, patientName, bookingDate, bookingTime, totalAmount } = booking;
  const confirmationHints = confirmationBy.map((channel) => texts.tells[channel]);
  return (
    <PageScroll as="section" aria-label={texts.title}>
      <Card className="grid max-w-prose justify-items-start gap-2 p-5">
        <p className="flex items-center gap-2 font-semibold text-action" role="status">
          <Icon name="circle-check" /> {texts.title}
        </p>
        <p className="text-4xl leading-tight font-bold tracking-tight md:text-display">{code}</p>
        <p className="text-2xl font-semibold">
          {formatLongDate(bookingDate)}, {bookingTime}
        </p>
        {isAtCentre(booking) && <p>{words.admin.atCentre}</p>}
        <p>
          {patientName}, {formatRupees(parseAmount(totalAmount))}
        </p>
        <FieldHint>{confirmationHints.length > 0 ? confirmationHints.join(" ") : texts.noNotification}</FieldHint>
        <div className="mt-3 flex w-full flex-wrap items-center gap-2">
          {/* Keyboard users continue with Enter. */}
          <Button look="primary" className="max-md:w-full" autoFocus onClick={onNext}>
            {texts.next}
          </Button>
          {visitId && !isAtCentre(booking) && (
            <Button className="max-md:w-full" onClick={() => onAddMember(visitId)}>
              {texts.addMember}
            </Button>
          )}
          <Link className={buttonClass({ className: "max-md:w-full" })} to={getBookingsPath(emptyFilters, id)}>
            {texts.show}
          </Link>
        </div>
      </Card>
    </PageScroll>
  );
}
