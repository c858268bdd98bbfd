import type { HeatStep } from "#core/figures/heat-scale.ts";
import { en } from "#web/texts/en.ts";

/** Which colour stands for how many seats of a hundred. */
export function HeatLegend({ scale }: { scale: HeatStep[] }) {
  const texts = en.desk.figures.occupancy;
  return (
    <div className="heat-legend">
      <span>{texts.legend}</span>
      <ul>
        {scale.map(({ step, from, to }) => (
          <li key={step}>
            <i className={`heat-${step}`} aria-hidden="true" />
            {texts.range(from, to)}
          </li>
        ))}
        <li>
          <i className="heat-closed" aria-hidden="true" />
          {texts.closed}
        </li>
      </ul>
    </div>
  );
}
