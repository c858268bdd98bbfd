import { useQuery } from "@tanstack/react-query";
import type { CheaperPackage } from "#core/catalogue/cheaper-package.ts";
import { groupByOrgan } from "#core/catalogue/organs.ts";
import type { Organ, PackageTest } from "#core/catalogue/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise, type Prices } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Gloss } from "#web/components/catalogue-text.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { ItemCode } from "#web/components/item-code.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { packageComparisonQuery } from "#web/public/catalogue/queries.ts";
import { DetailSection } from "./detail-layout.tsx";

const testLinkClass =
  "flex items-center gap-3 border-b border-line py-1.5 leading-snug font-medium text-ink no-underline";

type TestLinksProps = {
  tests: readonly PackageTest[];
  /** Lower rows in one column, in a list of several. */
  isDense?: boolean;
};

/** Tests of a package, each a link to its page; those sold in packages only have none. */
export function TestLinks({ tests, isDense = false }: TestLinksProps) {
  const list = isDense ? "border-line" : "grid grid-cols-1 gap-x-10 border-line-strong md:grid-cols-2";
  return (
    <ul className={cx("border-t", list)}>
      {tests.map(({ id, name, code, isOffered, gloss }) => (
        <li key={id} className="only:col-span-full">
          <a
            className={cx(testLinkClass, isDense ? "min-h-target" : "min-h-14", isOffered && "hover:bg-selected")}
            href={isOffered ? withBasePath(`/tests/${id}`) : undefined}
          >
            <span className="flex-1">
              <span translate="no">{name}</span>
              <Gloss of={{ gloss }} className="text-xs" />
            </span>
            <ItemCode>{code}</ItemCode>
            <span className="w-5">{isOffered && <Icon name="chevron-right" small className="text-quiet" />}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Every test of the package, by organ; the tests of an organ can be collapsed. */
export function TestsIncluded({ tests }: { tests: readonly PackageTest[] }) {
  const texts = words.catalogue.package;
  return (
    <DetailSection title={texts.testsIncluded}>
      {tests.length === 0 && <p className="text-soft">{texts.noTests}</p>}
      <div className="grid gap-4 md:block md:columns-2 md:gap-x-10">
        {groupByOrgan(tests).map(({ organ, tests: own }) => (
          <OrganTests key={organ} organ={organ} tests={own} />
        ))}
      </div>
    </DetailSection>
  );
}

function OrganTests({ organ, tests }: { organ: Organ; tests: readonly PackageTest[] }) {
  return (
    <details className="group break-inside-avoid md:mb-5" open>
      <summary className="no-marker flex min-h-target cursor-pointer items-center gap-3 pb-1.5">
        <OrganMark name={organ} className="size-9 rounded-md bg-sunken p-0.75" />
        <h3 className="flex-1 text-base">{words.organs[organ]}</h3>
        <Icon
          name="chevron-down"
          small
          className="mr-1 text-quiet transition-transform duration-(--calm) group-open:rotate-180"
        />
      </summary>
      <TestLinks tests={tests} isDense />
    </details>
  );
}

type Props = { id: number; sold: Prices };

/** What the package has and the nearest cheaper one has not; nothing where there is no such package. */
export function CheaperPackageComparison({ id, sold }: Props) {
  const { data, isPending } = useQuery(packageComparisonQuery(id));
  if (isPending) return <Skeleton as="box" />;
  return data?.cheaper ? <ComparisonDetails cheaper={data.cheaper} sold={sold} /> : null;
}

function ComparisonDetails({ cheaper, sold }: { cheaper: CheaperPackage; sold: Prices }) {
  const { more, same } = words.catalogue.package.cheaper;
  const { adds, lacks, asksMore } = cheaper;
  const texts = adds.length > 0 ? more : same;
  const cheaperPaise = getPricePaise(cheaper);
  return (
    <DetailSection title={texts.title(formatRupees(getPricePaise(sold) - cheaperPaise))}>
      <p className="text-soft">
        <span>{texts.before(adds.length)}</span>{" "}
        <a href={withBasePath(`/test-packages/${cheaper.id}`)} translate="no">
          {cheaper.name}
        </a>{" "}
        <span>{texts.after(formatRupees(cheaperPaise))}</span>
      </p>
      {adds.length > 0 && <TestLinks tests={adds} />}
      {lacks.length > 0 && <p className="text-soft">{texts.lacks(lacks.map(({ name }) => name))}</p>}
      {asksMore && (
        <p>
          <b lang={getTextLanguage(asksMore)}>{words.packagePreparation.stricter(asksMore)}</b>
        </p>
      )}
    </DetailSection>
  );
}
