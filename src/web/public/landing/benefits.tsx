import { computePreparation } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";

/** A few benefits, each with its icon. */
function PointGrid({ of: points }: { of: readonly (readonly [IconName, { what: string; how: string }])[] }) {
  return (
    <ul className="offer-points">
      {points.map(([icon, { what, how }]) => (
        <li key={what}>
          <span className="icon-circle">
            <Icon name={icon} />
          </span>
          <div>
            <h3>{what}</h3>
            <p>{how}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function Benefits() {
  return (
    <section className="section sunken" id="benefits">
      <div className="wrap offer-split">
        <div className="head">
          <h2>{words.landing.benefits.title}</h2>
        </div>
        <PointGrid
          of={[
            ["house", words.landing.benefits.list.home],
            ["clock", words.landing.benefits.list.short],
            ["file-text", words.landing.benefits.list.report],
            ["wallet", words.landing.benefits.list.later],
          ]}
        />
      </div>
    </section>
  );
}

const { list } = words.landing.preparation;

/** The fasting time is that of the offer's own tests. */
export function Preparation({ needs }: { needs: BookingNeeds }) {
  return (
    <section className="section" id="preparation">
      <div className="wrap offer-split">
        <div className="head">
          <h2>{words.landing.preparation.title}</h2>
        </div>
        <PointGrid
          of={[
            ["utensils", getFastingPoint(needs)],
            ["pill", list.medicines],
            ["glass-water", list.water],
            ["shirt", list.clothing],
          ]}
        />
      </div>
    </section>
  );
}

function getFastingPoint(needs: BookingNeeds) {
  const { fasting } = computePreparation(needs.tests, null);
  const [how = ""] = listPreparationSentences(needs, null);
  return { what: fasting ? list.fasting(fasting.minH, fasting.maxH) : list.eating, how };
}
