import { useQuery } from "@tanstack/react-query";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { words } from "#texts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";

const texts = words.catalogue.package;

const advice: readonly [IconName, { what: string; how: string }][] = [
  ["glass-water", texts.preparation.water],
  ["pill", texts.preparation.medicines],
  ["shirt", texts.preparation.clothing],
];

/** Row 2.51: how a patient prepares for the collection; first what the package's own tests ask. */
export function PreparationList({ packageId }: { packageId: number }) {
  const { data: needs } = useQuery(preparationQuery([{ itemType: "package", itemId: packageId }]));
  const [eating, ...rest] = needs ? howToPrepare(needs, null) : [];
  return (
    <section>
      <h2>{texts.prepare}</h2>
      <ul className="prep">
        {eating && (
          <li className="prep-own">
            <span className="ring">
              <Icon name="utensils" />
            </span>
            <div>
              <b>{eating}</b>
              {rest.map((sentence) => (
                <p key={sentence} className="prep-how">
                  {sentence}
                </p>
              ))}
            </div>
          </li>
        )}
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
