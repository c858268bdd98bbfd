import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Bullet, BulletList } from "#web/components/lists/bullet-list.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { DetailSection } from "./detail-layout.tsx";

const texts = words.packagePreparation;
const { askDoctor } = sentences.preparation;
const howClass = "text-sm leading-normal text-soft";

/** How to prepare for the collection: the last meal, what the package's own tests require, medicines, the time. */
export function PreparationList({ packageId }: { packageId: number }) {
  const { data: needs } = useQuery(preparationQuery([{ itemType: "package", itemId: packageId }]));
  const [eating, ...rest] = needs ? listPreparationSentences(needs, null) : [];
  const latestSlot = needs && formatLatestSlot(getLatestSlot(needs));
  const own = rest.filter((sentence) => sentence !== askDoctor && sentence !== latestSlot);
  const { water, medicines, clothing } = texts;
  const medicineSentence = rest.includes(askDoctor) ? askDoctor : medicines.how;
  return (
    <DetailSection title={words.catalogue.package.prepare}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        {eating && (
          <PreparationPoint icon="utensils" className="sm:col-span-full" what={eating}>
            <OtherPoints of={own} />
          </PreparationPoint>
        )}
        <PreparationPoint icon="pill" what={medicines.what}>
          <PointSentence of={medicineSentence} />
        </PreparationPoint>
        {latestSlot && (
          <PreparationPoint icon="clock" what={texts.hour}>
            <PointSentence of={latestSlot} />
          </PreparationPoint>
        )}
        <PreparationPoint icon="glass-water" what={water.what}>
          <PointSentence of={water.how} />
        </PreparationPoint>
        <PreparationPoint icon="shirt" what={clothing.what}>
          <PointSentence of={clothing.how} />
        </PreparationPoint>
      </ul>
    </DetailSection>
  );
}

function PointSentence({ of: sentence }: { of: string }) {
  return (
    <p className={howClass} lang={getTextLanguage(sentence)}>
      {sentence}
    </p>
  );
}

type PointProps = { icon: IconName; what: string; className?: string; children: ReactNode };

function PreparationPoint({ icon, what, className, children }: PointProps) {
  return (
    <li className={cx("grid grid-cols-start items-start gap-4", className)}>
      <span className="grid size-target place-items-center rounded-full bg-action-soft text-action-hover">
        <Icon name={icon} />
      </span>
      <div>
        <b className="block font-semibold" lang={getTextLanguage(what)}>
          {what}
        </b>
        {children}
      </div>
    </li>
  );
}

/** Further requirements of the package's tests, one per point. */
function OtherPoints({ of: sentences }: { of: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <BulletList className="mt-2 leading-normal text-soft sm:block sm:columns-2 sm:gap-x-6 sm:*:break-inside-avoid sm:*:pb-1">
      {sentences.map((sentence) => (
        <Bullet key={sentence}>
          <span lang={getTextLanguage(sentence)}>{sentence}</span>
        </Bullet>
      ))}
    </BulletList>
  );
}
