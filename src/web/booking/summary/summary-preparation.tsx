import { useFormContext, useWatch } from "react-hook-form";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form.ts";
import type { ShownItem } from "#web/booking/selection.ts";
import { serverNow } from "#web/server-clock.ts";
import { PreparationLines } from "#web/ui/preparation-lines.tsx";

/** How to prepare for what is booked, by the clock as soon as day and hour are chosen. */
export function SummaryPreparation({ items }: { items: readonly ShownItem[] }) {
  const { control } = useFormContext<FormFields>();
  const [day = "", time = ""] = useWatch({ control, name: ["date", "time"] });
  return (
    <section className="sum-pad sum-prepare" aria-live="polite">
      <h3 className="sum-count">{words.booking.summary.prepare}</h3>
      <PreparationLines
        items={items}
        start={visitStart(day, time, serverNow())}
        unknown={words.booking.summary.askFasting}
        folded={words.booking.summary.preparations}
      />
    </section>
  );
}
