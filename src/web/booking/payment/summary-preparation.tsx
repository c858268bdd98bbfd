import { useFormContext, useWatch } from "react-hook-form";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import type { SelectionItemView } from "#web/booking/selection.ts";
import { PreparationLines } from "#web/components/preparation-lines.tsx";
import { useLabClock } from "#web/lib/lab-clock.ts";

/** A title inside the summary; a figure is at its end. */
export const summaryTitleClass = "flex justify-between text-base tracking-normal";

/** How to prepare for the booked items, with clock times once day and slot are chosen. */
export function SummaryPreparation({ items }: { items: readonly SelectionItemView[] }) {
  const { control } = useFormContext<FormFields>();
  const [day = "", time = ""] = useWatch({ control, name: ["date", "time"] });
  const now = fromLabTime(useLabClock());
  return (
    <section className="grid grid-cols-1 gap-4 p-5" aria-live="polite">
      <h3 className={summaryTitleClass}>{words.booking.summary.prepare}</h3>
      <PreparationLines
        items={items}
        start={parseVisitStart(day, time, now)}
        unknown={words.bookingFasting.ask}
        folded={words.booking.summary.preparations}
      />
    </section>
  );
}
