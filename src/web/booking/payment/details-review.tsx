import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import type { BookingFormValues, FormField } from "#core/bookings/booking-fields.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatPhone, toE164 } from "#core/patients/phone.ts";
import { words } from "#texts";
import { CheckRow } from "#web/booking/check-row.tsx";
import { FormSection } from "#web/booking/form-section.tsx";
import type { SelectionItemView } from "#web/booking/selection.ts";
import { formatDayTitle } from "#web/booking/slots/date-field.tsx";
import { HoldStatusNote } from "#web/booking/slots/hold-status.tsx";
import type { HoldStatus } from "#web/booking/slots/use-slot-choice.ts";
import { Card } from "#web/components/card.tsx";
import { getItemsMotif } from "#web/components/motifs/motif.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { PreparationLines } from "#web/components/preparation-lines.tsx";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { nonBreaking } from "#web/lib/non-breaking.ts";

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
  const now = fromLabTime(useLabClock());
  return (
    <FormSection title={texts.title}>
      <Card className="overflow-hidden">
        <div className="on-cloth h-10 bg-cloth sm:h-14">
          <PatternStrip motif={getItemsMotif(items)} isLong />
        </div>
        <dl className="px-4 py-1 sm:grid sm:grid-cols-2 sm:px-5">
          <CheckRow icon="calendar" label={texts.when} isWide className="col-span-full" onEdit={() => onEdit("time")}>
            <b className="mt-0.5 block text-xl leading-tight font-bold tracking-tight sm:text-2xl lg:text-3xl">
              {texts.at(formatDayTitle(date), nonBreaking(formatSlotTime(time)))}
            </b>
            <HoldStatusNote seat={seat} isSmall />
          </CheckRow>
          <CheckRow icon="user" label={texts.who} className="sm:border-r sm:pr-5" onEdit={() => onEdit("name")}>
            <span translate="no">{formatPatient(visit)}</span>
            <br />
            <span translate="no">{formatTypedPhone(phone)}</span>
          </CheckRow>
          <CheckRow icon="map-pin" label={texts.where} className="sm:pl-5" onEdit={() => onEdit("address")}>
            {formatAddressWithPin(address, pinCode || null)}
          </CheckRow>
          <CheckRow icon="utensils" label={texts.before} isWide className="col-span-full">
            <div className="-mb-2 grid gap-2 font-normal">
              <PreparationLines
                isPlain
                items={items}
                start={parseVisitStart(date, time, now)}
                unknown={words.bookingFasting.ask}
                folded={words.booking.summary.preparations}
              />
            </div>
          </CheckRow>
        </dl>
      </Card>
    </FormSection>
  );
}

function formatPatient({ name, age, gender }: BookingFormValues): string {
  const { genders } = words.booking.personal;
  return [name, age, genders[gender as keyof typeof genders]].filter(Boolean).join(", ");
}
