import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import type { BookingFormValues, FormField } from "#core/bookings/booking-fields.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatPhone, toE164 } from "#core/patients/phone.ts";
import { words } from "#texts";
import { CheckRow } from "#web/booking/check-row.tsx";
import type { SelectionItemView } from "#web/booking/selection.ts";
import { formatDayTitle } from "#web/booking/slots/date-field.tsx";
import { HoldStatusNote } from "#web/booking/slots/hold-status.tsx";
import type { HoldStatus } from "#web/booking/slots/use-slot-choice.ts";
import { getItemsMotif } from "#web/components/motifs/motif.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { PreparationLines } from "#web/components/preparation-lines.tsx";
import { nonBreaking } from "#web/lib/non-breaking.ts";
import { getServerTime } from "#web/lib/server-clock.ts";

type Props = {
  visit: BookingFormValues;
  items: readonly SelectionItemView[];
  seat: HoldStatus;
  onEdit: (field: FormField) => void;
};

/** A foreign number stays as typed: only the server knows its country's rules. */
function formatTypedPhone(phone: string): string {
  const e164 = toE164(phone);
  return e164?.startsWith("+91") ? formatPhone(e164) : phone;
}

/** When, for whom, where and how to prepare, to check before booking: a wrong time is the costliest mistake. */
export function DetailsReview({ visit, items, seat, onEdit }: Props) {
  const texts = words.booking.payment.visit;
  const { phone, date, time, address, pinCode } = visit;
  return (
    <section className="form-section">
      <h2 className="block-title">{texts.title}</h2>
      <div className="card visit-check">
        <div className="visit-check-cloth on-cloth">
          <PatternStrip motif={getItemsMotif(items)} isLong />
        </div>
        <dl className="check">
          <CheckRow icon="calendar" label={texts.when} onEdit={() => onEdit("time")}>
            <b className="check-when">{texts.at(formatDayTitle(date), nonBreaking(time))}</b>
            <HoldStatusNote seat={seat} />
          </CheckRow>
          <CheckRow icon="user" label={texts.who} onEdit={() => onEdit("name")}>
            <span translate="no">{formatPatient(visit)}</span>
            <br />
            <span translate="no">{formatTypedPhone(phone)}</span>
          </CheckRow>
          <CheckRow icon="map-pin" label={texts.where} onEdit={() => onEdit("address")}>
            {formatAddressWithPin(address, pinCode || null)}
          </CheckRow>
          <CheckRow icon="utensils" label={texts.before}>
            <PreparationLines
              items={items}
              start={parseVisitStart(date, time, getServerTime())}
              unknown={words.booking.summary.askFasting}
              folded={words.booking.summary.preparations}
            />
          </CheckRow>
        </dl>
      </div>
    </section>
  );
}

function formatPatient({ name, age, gender }: BookingFormValues): string {
  const { genders } = words.booking.personal;
  return [name, age, genders[gender as keyof typeof genders]].filter(Boolean).join(", ");
}
