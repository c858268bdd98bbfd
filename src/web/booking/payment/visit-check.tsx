import { addressWithPin } from "#core/areas/pin-code.ts";
import type { BookingFormValues, FormField } from "#core/bookings/fields.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatPhone, toE164 } from "#core/patients/phone.ts";
import { words } from "#texts";
import { CheckRow } from "#web/booking/check-row.tsx";
import type { ShownItem } from "#web/booking/selection.ts";
import { dayTitle } from "#web/booking/visit/date-field.tsx";
import { SeatNote } from "#web/booking/visit/seat-note.tsx";
import type { Seat } from "#web/booking/visit/use-visit.ts";
import { serverNow } from "#web/server-clock.ts";
import { unbroken } from "#web/ui/cards/unbroken.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { motifOfItems } from "#web/ui/motif-of.ts";
import { PreparationLines } from "#web/ui/preparation-lines.tsx";

type Props = {
  visit: BookingFormValues;
  items: readonly ShownItem[];
  seat: Seat;
  onEdit: (field: FormField) => void;
};

/** When, for whom, where and what before it, to be read once more before it is booked: a wrong hour is the costliest slip. */
export function VisitCheck({ visit, items, seat, onEdit }: Props) {
  const texts = words.booking.payment.visit;
  const { phone, date, time, address, pinCode } = visit;
  return (
    <section className="block">
      <h2 className="block-title">{texts.title}</h2>
      <div className="card visit-check">
        <div className="visit-check-cloth on-cloth">
          <Cloth motif={motifOfItems(items)} isLong />
        </div>
        <dl className="check">
          <CheckRow icon="calendar" label={texts.when} onEdit={() => onEdit("time")}>
            <b className="check-when">{texts.at(dayTitle(date), unbroken(time))}</b>
            <SeatNote seat={seat} />
          </CheckRow>
          <CheckRow icon="user" label={texts.who} onEdit={() => onEdit("name")}>
            <span translate="no">{whoOf(visit)}</span>
            <br />
            <span translate="no">{formatPhone(toE164(phone) ?? phone)}</span>
          </CheckRow>
          <CheckRow icon="map-pin" label={texts.where} onEdit={() => onEdit("address")}>
            {addressWithPin(address, pinCode || null)}
          </CheckRow>
          <CheckRow icon="utensils" label={texts.before}>
            <PreparationLines
              items={items}
              start={visitStart(date, time, serverNow())}
              unknown={words.booking.summary.askFasting}
              folded={words.booking.summary.preparations}
            />
          </CheckRow>
        </dl>
      </div>
    </section>
  );
}

function whoOf({ name, age, gender }: BookingFormValues): string {
  const { genders } = words.booking.personal;
  return [name, age, genders[gender as keyof typeof genders]].filter(Boolean).join(", ");
}
