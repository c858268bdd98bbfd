import type { LatestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { en } from "#web/texts/en.ts";
import { DateField } from "./date-field.tsx";
import type { Seat } from "./hold/use-seat-hold.ts";
import { OwnVisitFields } from "./own-visit-fields.tsx";
import { SlotPicker } from "./slot-picker.tsx";

/** Spec §2 "Sample Collection Details". */
export function VisitFields({ isShown, seat, latest }: { isShown: boolean; seat: Seat; latest: LatestHour | null }) {
  return (
    <section className="block">
      <div className="block-head">
        <h2 className="block-title">{en.booking.visit.title}</h2>
        <p className="sm soft">{en.booking.visit.hint}</p>
      </div>
      <div className="when">
        <DateField />
        <SlotPicker isShown={isShown} seat={seat} latest={latest} />
      </div>
      <OwnVisitFields latest={latest} />
    </section>
  );
}
