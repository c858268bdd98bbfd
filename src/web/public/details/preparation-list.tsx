import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getLatestSlot } from "#core/catalogue/preparation/latest-slot.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Bullet, BulletList } from "#web/components/lists/bullet-list.tsx";
import { getSentenceLanguage } from "#web/lib/field-language.ts";
import { formatLatestSlot } from "#web/lib/format-latest-slot.ts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { DetailSection } from "./detail-layout.tsx";

const texts = words.catalogue.package;
const { askDoctor } = sentences.preparation;
const howClass = "text-sm leading-normal text-soft";

/** How to prepare for the collection: the last meal, what the package's own tests require, medicines, the time. */
export function PreparationList({ packageId }: { packageId: number }) {
  const { data: needs } = useQuery(preparationQuery([{ itemType: "package", itemId: packageId }]));
  const languageOf = (sentence: string) => getSentenceLanguage(needs, sentence);
  const [eating, ...rest] = needs ? listPreparationSentences(needs, null) : [];
  const latestSlot = needs && formatLatestSlot(getLatestSlot(needs));
  const own = rest.filter((sentence) => sentence !== askDoctor && sentence !== latestSlot);
  const { water, medicines, clothing } = texts.preparation;
  return (
    <DetailSection title={texts.prepare}>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        {eating && (
          <PreparationPoint icon="utensils" className="sm:col-span-full" what={eating} lang={languageOf(eating)}>
            <OtherPoints of={own} languageOf={languageOf} />
          </PreparationPoint>
        )}
        <PreparationPoint icon="pill" what={medicines.what}>
          <p className={howClass}>{rest.includes(askDoctor) ? askDoctor : medicines.how}</p>
        </PreparationPoint>
        {latestSlot && (
          <PreparationPoint icon="clock" what={texts.preparation.hour}>
            <p className={howClass}>{latestSlot}</p>
          </PreparationPoint>
        )}
        <PreparationPoint icon="glass-water" what={water.what}>
          <p className={howClass}>{water.how}</p>
        </PreparationPoint>
        <PreparationPoint icon="shirt" what={clothing.what}>
          <p className={howClass}>{clothing.how}</p>
        </PreparationPoint>
      </ul>
    </DetailSection>
  );
}

type PointProps = { icon: IconName; what: string; lang?: "en" | undefined; className?: string; children: ReactNode };

function PreparationPoint({ icon, what, lang, className, children }: PointProps) {
  return (
    <li className={cx("grid grid-cols-start items-start gap-4", className)}>
      <span className="grid size-target place-items-center rounded-full bg-action-soft text-action-hover">
        <Icon name={icon} />
      </span>
      <div>
        <b className="block font-semibold" lang={lang}>
          {what}
        </b>
        {children}
      </div>
    </li>
  );
}

type OtherPointsProps = { of: readonly string[]; languageOf: (sentence: string) => "en" | undefined };

/** Further requirements of the package's tests, one per point. */
function OtherPoints({ of: sentences, languageOf }: OtherPointsProps) {
  if (sentences.length === 0) return null;
  return (
    <BulletList className="mt-2 leading-normal text-soft sm:block sm:columns-2 sm:gap-x-6 sm:*:break-inside-avoid sm:*:pb-1">
      {sentences.map((sentence) => (
        <Bullet key={sentence}>
          <span lang={languageOf(sentence)}>{sentence}</span>
        </Bullet>
      ))}
    </BulletList>
  );
}
