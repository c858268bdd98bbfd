import { computePreparation } from "#core/catalogue/preparation/preparation.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";
import { OfferSection } from "./offer-section.tsx";

/** A few benefits, each with its icon. */
function PointGrid({ of: points }: { of: readonly (readonly [IconName, { what: string; how: string }])[] }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2">
      {points.map(([icon, { what, how }]) => (
        <li key={what} className="flex gap-4">
          <span className="grid size-11 flex-none place-items-center rounded-full bg-action-soft text-action-hover">
            <Icon name={icon} />
          </span>
          <div>
            <h3 lang={getTextLanguage(what)}>{what}</h3>
            <p className="text-soft" lang={getTextLanguage(how)}>
              {how}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Why the offer is worth booking: collection at home, a short visit, the report, payment afterwards. */
export function Benefits() {
  return (
    <OfferSection id="benefits" title={words.landing.benefits.title} isSplit isSunken>
      <PointGrid
        of={[
          ["house", words.landing.benefits.list.home],
          ["clock", words.landing.benefits.list.short],
          ["file-text", words.landing.benefits.list.report],
          ["wallet", words.landing.benefits.list.later],
        ]}
      />
    </OfferSection>
  );
}

const list = words.landingPreparation;

/** How to prepare for the offer; the fasting time is that of its own tests. */
export function Preparation({ needs }: { needs: BookingNeeds }) {
  return (
    <OfferSection id="preparation" title={words.landing.preparation.title} isSplit>
      <PointGrid
        of={[
          ["utensils", getFastingPoint(needs)],
          ["pill", list.medicines],
          ["glass-water", list.water],
          ["shirt", list.clothing],
        ]}
      />
    </OfferSection>
  );
}

function getFastingPoint(needs: BookingNeeds) {
  const { fasting } = computePreparation(needs.tests, null);
  const [how = ""] = listPreparationSentences(needs, null);
  return { what: fasting ? list.fasting(fasting.minH, fasting.maxH) : list.eating, how };
}
