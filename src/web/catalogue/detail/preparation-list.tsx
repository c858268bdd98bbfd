import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { latestHour } from "#core/catalogue/preparation/latest-hour.ts";
import { ASK_DOCTOR, howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { words } from "#texts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";

const texts = words.catalogue.package;

/** Row 2.51: how a patient prepares for the collection: when to eat, what the package's own tests ask, medicines, the hour. */
export function PreparationList({ packageId }: { packageId: number }) {
  const { data: needs } = useQuery(preparationQuery([{ itemType: "package", itemId: packageId }]));
  const [eating, ...rest] = needs ? howToPrepare(needs, null) : [];
  const hour = needs && latestHour(needs)?.sentence;
  const own = rest.filter((sentence) => sentence !== ASK_DOCTOR && sentence !== hour);
  const { water, medicines, clothing } = texts.preparation;
  return (
    <section>
      <h2>{texts.prepare}</h2>
      <ul className="prep">
        {eating && (
          <Point icon="utensils" className="prep-own" what={eating}>
            <OwnPoints of={own} />
          </Point>
        )}
        <Point icon="pill" what={medicines.what}>
          <p className="prep-how">{rest.includes(ASK_DOCTOR) ? ASK_DOCTOR : medicines.how}</p>
        </Point>
        {hour && (
          <Point icon="clock" what={texts.preparation.hour}>
            <p className="prep-how">{hour}</p>
          </Point>
        )}
        <Point icon="glass-water" what={water.what}>
          <p className="prep-how">{water.how}</p>
        </Point>
        <Point icon="shirt" what={clothing.what}>
          <p className="prep-how">{clothing.how}</p>
        </Point>
      </ul>
    </section>
  );
}

type PointProps = { icon: IconName; what: string; className?: string; children: ReactNode };

function Point({ icon, what, className, children }: PointProps) {
  return (
    <li className={className}>
      <span className="ring">
        <Icon name={icon} />
      </span>
      <div>
        <b>{what}</b>
        {children}
      </div>
    </li>
  );
}

/** What the tests of the package ask besides, a point each. */
function OwnPoints({ of: sentences }: { of: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className="bullets prep-points">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <i />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}
