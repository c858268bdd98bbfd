import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";

const { title, list } = en.landing.preparation;

const advice: readonly [IconName, { what: string; how: string }][] = [
  ["utensils", list.fasting],
  ["pill", list.medicines],
  ["glass-water", list.water],
  ["shirt", list.clothing],
];

/** Spec §2, anchor "preparation". */
export function Preparation() {
  return (
    <section className="section" id="preparation">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
        </div>
        <ul className="offer-points">
          {advice.map(([icon, { what, how }]) => (
            <li key={icon}>
              <span className="offer-ring">
                <Icon name={icon} />
              </span>
              <div>
                <h3>{what}</h3>
                <p>{how}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
