import { useQuery } from "@tanstack/react-query";
import { byOrgan } from "#core/catalogue/organs.ts";
import type { CheaperPackage } from "#core/catalogue/packages/comparison.ts";
import type { Organ, PackageTest } from "#core/catalogue/schema.ts";
import { type Priced, pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { packageComparisonQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Icon } from "#web/ui/icon.tsx";
import { OrganMark } from "#web/ui/organs/organ.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";

/** Tests of a package, each a way to its own page; what is sold in packages alone has none. */
export function TestLinks({ tests }: { tests: readonly PackageTest[] }) {
  return (
    <ul className="tests-in">
      {tests.map(({ id, name, code, isOffered }) => (
        <li key={id}>
          <a href={isOffered ? to(`/tests/${id}`) : undefined}>
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

/** Every test of the package, by what it looks at; the tests of an organ can be folded away. */
export function TestsIncluded({ tests }: { tests: readonly PackageTest[] }) {
  const texts = words.catalogue.package;
  return (
    <section>
      <h2>{texts.testsIncluded}</h2>
      {tests.length === 0 && <p className="soft">{texts.noTests}</p>}
      <div className="organs-in">
        {byOrgan(tests).map(({ organ, tests: own }) => (
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

type Props = { id: number; sold: Priced };

/** What the package has that the nearest cheaper one has not; nothing where no cheaper one is near. */
export function BesideCheaper({ id, sold }: Props) {
  const { data, isPending } = useQuery(packageComparisonQuery(id));
  if (isPending) return <Skeleton as="box" />;
  return data?.cheaper ? <Comparison cheaper={data.cheaper} sold={sold} /> : null;
}

function Comparison({ cheaper, sold }: { cheaper: CheaperPackage; sold: Priced }) {
  const { more, same, asks } = words.catalogue.package.cheaper;
  const { adds, lacks, asksMore } = cheaper;
  const texts = adds.length > 0 ? more : same;
  const askedPaise = pricePaise(cheaper);
  return (
    <section>
      <h2>{texts.title(formatRupees(pricePaise(sold) - askedPaise))}</h2>
      <p className="soft">
        <span>{texts.before(adds.length)}</span>{" "}
        <a href={to(`/test-packages/${cheaper.id}`)} translate="no">
          {cheaper.name}
        </a>{" "}
        <span>{texts.after(formatRupees(askedPaise))}</span>
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
