import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";

const texts = en.catalogue.package;

const advice: readonly [IconName, { what: string; how: string }][] = [
  ["utensils", texts.preparation.fast],
  ["glass-water", texts.preparation.water],
  ["pill", texts.preparation.medicines],
  ["shirt", texts.preparation.clothing],
];

/** Spec §2: how a patient prepares for the collection. */
export function PreparationList() {
  return (
    <section>
      <h2>{texts.prepare}</h2>
      <ul className="prep">
        {advice.map(([icon, { what, how }]) => (
          <li key={icon}>
            <span className="ring">
              <Icon name={icon} />
            </span>
            <div>
              <b>{what}</b>
              <p className="prep-how">{how}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
