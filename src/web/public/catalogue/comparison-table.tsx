import { comparePackages, type PackageDifference } from "#core/catalogue/compare-packages.ts";
import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { getMotif, hasDarkPattern } from "#web/components/motifs/motif.ts";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { Price } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookPackagePath } from "#web/lib/booking-paths.ts";

const texts = words.compare;

type Props = { one: Package; other: Package };

/** Two packages side by side, the cheaper one first: prices, what only one of them contains, and what both do. */
export function ComparisonTable({ one, other }: Props) {
  const [left, right] = getPricePaise(other) < getPricePaise(one) ? [other, one] : [one, other];
  const found = comparePackages(left, right);
  return (
    <div className="duo">
      <div className="duo-row duo-sides">
        <div className="duo-title">
          <nav className="crumbs" aria-label={words.packages.crumbs}>
            <a href={withBasePath("/test-packages")}>
              <Icon name="chevron-left" small /> {words.packages.title}
            </a>
          </nav>
          <h1>{formatTitle(found)}</h1>
        </div>
        <PackageHead of={left} />
        <PackageHead of={right} />
      </div>
      <ComparisonGroup
        title={texts.onlyIn(right.name, found.onlyOther.length)}
        tests={found.onlyOther}
        isIn={[false, true]}
      />
      <ComparisonGroup
        title={texts.onlyIn(left.name, found.onlyOne.length)}
        tests={found.onlyOne}
        isIn={[true, false]}
      />
      <ComparisonGroup title={texts.both(found.both.length)} tests={found.both} isIn={[true, true]} />
    </div>
  );
}

/** The difference between the two, in a few words. */
function formatTitle({ both, onlyOne, onlyOther, otherCostsMorePaise }: PackageDifference): string {
  const rupees = otherCostsMorePaise === 0 ? null : formatRupees(otherCostsMorePaise);
  if (both.length === 0) return texts.nothingInCommon;
  if (onlyOne.length + onlyOther.length === 0) return texts.same(rupees);
  if (rupees && onlyOne.length === 0) return texts.buys(rupees, onlyOther.length);
  return texts.apart(rupees, both.length);
}

function PackageHead({ of: item }: { of: Package }) {
  return (
    <section className="card duo-head">
      <div className={hasDarkPattern(item.name) ? "pkg-art on-cloth" : "pkg-art"}>
        <PatternStrip motif={getMotif(item.name)} isLong />
      </div>
      <h2>
        <a href={withBasePath(`/test-packages/${item.id}`)} translate="no">
          {item.name}
        </a>
      </h2>
      <p className="xs quiet">{`${words.testList.count(item.tests.length)} · ${words.packageCard.parameters(getParameterCount(item.tests.length))}`}</p>
      <Price of={item} size="small" />
      <a className="btn btn-1 btn-s" href={withBasePath(bookPackagePath(item.id))}>
        {words.packageCard.book}
        <span className="sr">{` ${item.name}`}</span>
      </a>
    </section>
  );
}

type GroupProps = { title: string; tests: readonly PackageTest[]; isIn: readonly [left: boolean, right: boolean] };

/** Tests that are in the same of the two; where there is room, each is marked below the package that contains it. */
function ComparisonGroup({ title, tests, isIn }: GroupProps) {
  if (tests.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {tests.map(({ id, name, organ, isOffered }) => (
          <li key={id} className="duo-row">
            <span className="duo-test" translate="no">
              <OrganMark name={organ} className="duo-organ" />
              {isOffered ? <a href={withBasePath(`/tests/${id}`)}>{name}</a> : name}
            </span>
            <HeldMark isHeld={isIn[0]} />
            <HeldMark isHeld={isIn[1]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HeldMark({ isHeld }: { isHeld: boolean }) {
  return (
    <span className={isHeld ? "duo-mark" : "duo-mark duo-none"}>
      {isHeld ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
    </span>
  );
}
