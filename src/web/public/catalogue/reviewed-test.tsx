import type { ReactNode } from "react";
import { splitSentences } from "#core/catalogue/defaults.ts";
import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { IconButton } from "#web/components/button.tsx";
import { CoveredTestNote } from "#web/components/cart/covered-test-note.tsx";
import { CatalogueText, Gloss } from "#web/components/catalogue-text.tsx";
import { Disclosure } from "#web/components/disclosure.tsx";
import { ItemCode } from "#web/components/item-code.tsx";
import { Bullet, BulletList } from "#web/components/lists/bullet-list.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { Price } from "#web/components/price.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { getPreparationText, getReportTime, getSampleType } from "#web/lib/format-test.ts";

type Props = {
  test: TestSummary;
  /** The selected test that covers it too, and the address of the review without this one. */
  heldBy: TestSummary | undefined;
  pathWithout: string;
  category: Category | undefined;
  onRemove: () => void;
};

/** One selected test: its sample, its report time, its price, how to prepare. */
export function ReviewedTest({ test, heldBy, pathWithout, category, onRemove }: Props) {
  const texts = words.catalogue.review;
  const [first, ...others] = splitSentences(getPreparationText(test.preparation));
  return (
    <li className="grid grid-cols-both gap-x-3 py-4 sm:gap-x-4 sm:py-5">
      <span className="grid size-11 place-items-center rounded-md bg-sunken sm:row-span-2 sm:size-14">
        <OrganMark name={test.organ} className="size-8.5 sm:size-10.5" />
      </span>
      <div>
        <h2 className="text-base leading-snug tracking-normal">
          <a className="text-inherit no-underline hover:text-action" href={withBasePath(`/tests/${test.id}`)}>
            {test.name}
          </a>
          <Gloss of={test} />
        </h2>
        <Facts>
          <Fact name={words.testCard.code}>
            <ItemCode>{test.code}</ItemCode>
          </Fact>
          <Fact name={words.testCard.sample}>{getSampleType(test.sampleType)}</Fact>
          <Fact name={words.testCard.reportTime}>{getReportTime(test.reportTime, "detail")}</Fact>
          {category && (
            <Fact name={words.catalogue.listing.category}>
              <CatalogueText of={category} field="name" />
            </Fact>
          )}
        </Facts>
      </div>
      <div className="flex flex-col items-end justify-between text-soft sm:row-span-2 sm:justify-start">
        <div className="text-ink">
          <Price of={test} size="tiny" layout="stack" saving={false} />
        </div>
        <IconButton
          className="-mr-3 -mb-2 noscript:hidden"
          icon="trash-2"
          label={words.cart.remove(test.name)}
          onClick={onRemove}
        />
      </div>
      <div className="col-span-full mt-2 text-sm leading-normal text-soft sm:col-span-1 sm:col-start-2">
        <p>
          <b className="font-medium text-ink">{texts.preparation}:</b>{" "}
          <span lang={first && getTextLanguage(first)}>{first}</span>{" "}
          {others.length === 1 && others.map(renderSentence)}
        </p>
        {others.length > 1 && <OtherPoints points={others} />}
      </div>
      {heldBy && (
        <div className="col-span-full">
          <CoveredTestNote
            name={test.name}
            by={heldBy.name}
            saves={formatRupees(getPricePaise(test))}
            href={withBasePath(pathWithout)}
            onRemove={onRemove}
          />
        </div>
      )}
    </li>
  );
}

/** Each has a dot before it; that of the first in a line is cut off. */
function Facts({ children }: { children: ReactNode }) {
  return (
    <div className="mt-1 overflow-hidden">
      <dl className="-ml-3 flex flex-wrap items-center text-xs leading-normal text-quiet">{children}</dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="relative pl-3 before:absolute before:left-1 before:content-['·'/'']">
      <dt className="sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Everything after the first point is collapsed, so that the total stays near. */
const renderSentence = (sentence: string) => (
  <span key={sentence} lang={getTextLanguage(sentence)}>
    {sentence}
  </span>
);

function OtherPoints({ points }: { points: readonly string[] }) {
  return (
    <Disclosure label={words.catalogue.review.points(points.length)}>
      <BulletList className="pb-1">
        {points.map((point) => (
          <Bullet key={point}>{renderSentence(point)}</Bullet>
        ))}
      </BulletList>
    </Disclosure>
  );
}
