import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";

const texts = words.catalogue.package;
const { askDoctor } = sentences.preparation;

/** How to prepare for the collection: the last meal, what the package's own tests require, medicines, the time. */
export function PreparationList({ packageId }: { packageId: number }) {
  const { data: needs } = useQuery(preparationQuery([{ itemType: "package", itemId: packageId }]));
  const [eating, ...rest] = needs ? listPreparationSentences(needs, null) : [];
  const latestSlot = needs && formatLatestSlot(getLatestSlot(needs));
  const own = rest.filter((sentence) => sentence !== askDoctor && sentence !== latestSlot);
  const { water, medicines, clothing } = texts.preparation;
  return (
    <section>
      <h2>{texts.prepare}</h2>
      <ul className="prep">
        {eating && (
          <PreparationPoint icon="utensils" className="prep-own" what={eating}>
            <OtherPoints of={own} />
          </PreparationPoint>
        )}
        <PreparationPoint icon="pill" what={medicines.what}>
          <p className="prep-how">{rest.includes(askDoctor) ? askDoctor : medicines.how}</p>
        </PreparationPoint>
        {latestSlot && (
          <PreparationPoint icon="clock" what={texts.preparation.hour}>
            <p className="prep-how">{latestSlot}</p>
          </PreparationPoint>
        )}
        <PreparationPoint icon="glass-water" what={water.what}>
          <p className="prep-how">{water.how}</p>
        </PreparationPoint>
        <PreparationPoint icon="shirt" what={clothing.what}>
          <p className="prep-how">{clothing.how}</p>
        </PreparationPoint>
      </ul>
    </section>
  );
}

type PointProps = { icon: IconName; what: string; className?: string; children: ReactNode };

function PreparationPoint({ icon, what, className, children }: PointProps) {
  return (
    <li className={className}>
      <span className="icon-circle">
        <Icon name={icon} />
      </span>
      <div>
        <b>{what}</b>
        {children}
      </div>
    </li>
  );
}

/** Further requirements of the package's tests, one per point. */
function OtherPoints({ of: sentences }: { of: readonly string[] }) {
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
