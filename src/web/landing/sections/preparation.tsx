import { preparationOf } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { en } from "#web/texts/en.ts";
import { Points } from "./points.tsx";

const { title, list } = en.landing.preparation;

/** Spec §2, anchor "preparation"; the fasting is that of the offer's own tests. */
export function Preparation({ needs }: { needs: BookingNeeds }) {
  return (
    <section className="section" id="preparation">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
        </div>
        <Points
          of={[
            ["utensils", fastingPoint(needs)],
            ["pill", list.medicines],
            ["glass-water", list.water],
            ["shirt", list.clothing],
          ]}
        />
      </div>
    </section>
  );
}

function fastingPoint(needs: BookingNeeds) {
  const { fasting } = preparationOf(needs.tests, null);
  const [how = ""] = howToPrepare(needs, null);
  return { what: fasting ? list.fasting(fasting.minH, fasting.maxH) : list.eating, how };
}
