import { comparePackages, type TwoPackages } from "#core/catalogue/packages/side-by-side.ts";
import { parameterCount } from "#core/catalogue/parameters.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { isOnDarkCloth, motifOf } from "#web/ui/motif-of.ts";
import { OrganMark } from "#web/ui/organs/organ.tsx";

const texts = words.compare;

type Props = { one: Package; other: Package };

/** Two packages side by side, the cheaper one first: prices, what only one of them holds, and what both do. */
export function SideBySide({ one, other }: Props) {
  const [left, right] = pricePaise(other) < pricePaise(one) ? [other, one] : [one, other];
  const found = comparePackages(left, right);
  const isTwoSided = found.onlyOne.length > 0 && found.onlyOther.length > 0;
  return (
    <div className="duo">
      <nav className="crumbs" aria-label={words.packages.crumbs}>
        <a href={to("/test-packages")}>
          <Icon name="chevron-left" small /> {words.packages.title}
        </a>
      </nav>
      <h1 className="duo-title">{titleOf(found)}</h1>
      <div className="duo-sides">
        <Head of={left} />
        <Head of={right} />
        {isTwoSided && <Only of={left} tests={found.onlyOne} />}
        {isTwoSided && <Only of={right} tests={found.onlyOther} />}
      </div>
      {found.onlyOne.length > 0 && !isTwoSided && <OnlyOne of={left} tests={found.onlyOne} />}
      {found.onlyOther.length > 0 && !isTwoSided && <OnlyOne of={right} tests={found.onlyOther} />}
      {found.both.length > 0 && (
        <section>
          <h2>{texts.both(found.both.length)}</h2>
          <Tests tests={found.both} isInBoth className="duo-tests duo-both" />
        </section>
      )}
    </div>
  );
}

/** What the choice between the two is about, in a few words. */
function titleOf({ both, onlyOne, onlyOther, otherCostsMorePaise }: TwoPackages): string {
  const rupees = otherCostsMorePaise === 0 ? null : formatRupees(otherCostsMorePaise);
  if (both.length === 0) return texts.nothingInCommon;
  if (onlyOne.length + onlyOther.length === 0) return texts.same(rupees);
  if (rupees && onlyOne.length === 0) return texts.buys(rupees, onlyOther.length);
  return texts.apart(rupees, both.length);
}

function Head({ of: item }: { of: Package }) {
  return (
    <section className="card duo-head">
      <div className={isOnDarkCloth(item.name) ? "pkg-art on-cloth" : "pkg-art"}>
        <Cloth motif={motifOf(item.name)} />
      </div>
      <h2>
        <a href={to(`/test-packages/${item.id}`)}>{item.name}</a>
      </h2>
      <p className="xs quiet">
        {words.testList.count(item.tests.length)} · {words.packageCard.parameters(parameterCount(item.tests.length))}
      </p>
      <Price of={item} size="small" />
      <a className="btn btn-1 btn-s" href={to(bookPackagePath(item.id))}>
        {words.packageCard.book}
        <span className="sr"> {item.name}</span>
      </a>
    </section>
  );
}

function Only({ of: item, tests }: { of: Package; tests: readonly PackageTest[] }) {
  return (
    <section className="duo-only">
      <h2>
        {texts.only(tests.length)}
        <span className="sr"> {item.name}</span>
      </h2>
      <Tests tests={tests} className="duo-tests" />
    </section>
  );
}

/** Where the other one has nothing of its own: the whole width. */
function OnlyOne({ of: item, tests }: { of: Package; tests: readonly PackageTest[] }) {
  return (
    <section>
      <h2>{texts.onlyIn(item.name, tests.length)}</h2>
      <Tests tests={tests} className="duo-tests duo-both" />
    </section>
  );
}

type TestsProps = { tests: readonly PackageTest[]; isInBoth?: boolean; className: string };

/** What one of them adds shows where it looks; what both hold is checked off. */
function Tests({ tests, isInBoth = false, className }: TestsProps) {
  return (
    <ul className={className}>
      {tests.map(({ id, name, organ, isOffered }) => (
        <li key={id}>
          {isInBoth ? <Icon name="check" small /> : <OrganMark name={organ} className="duo-organ" />}
          {isOffered ? <a href={to(`/tests/${id}`)}>{name}</a> : name}
        </li>
      ))}
    </ul>
  );
}
