import { useQuery } from "@tanstack/react-query";
import { groupByOrgan } from "#core/catalogue/organs.ts";
import type { CheaperPackage } from "#core/catalogue/package-comparison.ts";
import type { Organ, PackageTest } from "#core/catalogue/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise, type Prices } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { packageComparisonQuery } from "#web/public/catalogue/queries.ts";

/** Tests of a package, each a link to its page; those sold in packages only have none. */
export function TestLinks({ tests }: { tests: readonly PackageTest[] }) {
  return (
    <ul className="tests-in">
      {tests.map(({ id, name, code, isOffered }) => (
        <li key={id}>
          <a href={isOffered ? withBasePath(`/tests/${id}`) : undefined}>
            <span translate="no">{name}</span>
            <span className="code" translate="no">
              {code}
            </span>
            {isOffered && <Icon name="chevron-right" small />}
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
    <section>
      <h2>{texts.testsIncluded}</h2>
      {tests.length === 0 && <p className="soft">{texts.noTests}</p>}
      <div className="organs-in">
        {groupByOrgan(tests).map(({ organ, tests: own }) => (
          <OrganTests key={organ} organ={organ} tests={own} />
        ))}
      </div>
    </section>
  );
}

function OrganTests({ organ, tests }: { organ: Organ; tests: readonly PackageTest[] }) {
  return (
    <details className="organ-in" open>
      <summary>
        <OrganMark name={organ} className="organ-mark" />
        <h3>{words.organs[organ]}</h3>
        <Icon name="chevron-down" small />
      </summary>
      <TestLinks tests={tests} />
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
  const { more, same, asks } = words.catalogue.package.cheaper;
  const { adds, lacks, asksMore } = cheaper;
  const texts = adds.length > 0 ? more : same;
  const cheaperPaise = getPricePaise(cheaper);
  return (
    <section>
      <h2>{texts.title(formatRupees(getPricePaise(sold) - cheaperPaise))}</h2>
      <p className="soft">
        <span>{texts.before(adds.length)}</span>{" "}
        <a href={withBasePath(`/test-packages/${cheaper.id}`)} translate="no">
          {cheaper.name}
        </a>{" "}
        <span>{texts.after(formatRupees(cheaperPaise))}</span>
      </p>
      {adds.length > 0 && <TestLinks tests={adds} />}
      {lacks.length > 0 && <p className="soft">{texts.lacks(lacks.map(({ name }) => name))}</p>}
      {asksMore && (
        <p>
          <b>{asks(asksMore)}</b>
        </p>
      )}
    </section>
  );
}
