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
  return (
    <div className="duo">
      <div className="duo-row duo-sides">
        <div className="duo-title">
          <nav className="crumbs" aria-label={words.packages.crumbs}>
            <a href={to("/test-packages")}>
              <Icon name="chevron-left" small /> {words.packages.title}
            </a>
          </nav>
          <h1>{titleOf(found)}</h1>
        </div>
        <Head of={left} />
        <Head of={right} />
      </div>
      <Group title={texts.onlyIn(right.name, found.onlyOther.length)} tests={found.onlyOther} isIn={[false, true]} />
      <Group title={texts.onlyIn(left.name, found.onlyOne.length)} tests={found.onlyOne} isIn={[true, false]} />
      <Group title={texts.both(found.both.length)} tests={found.both} isIn={[true, true]} />
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
        <Cloth motif={motifOf(item.name)} isLong />
      </div>
      <h2>
        <a href={to(`/test-packages/${item.id}`)} translate="no">
          {item.name}
        </a>
      </h2>
      <p className="xs quiet">{`${words.testList.count(item.tests.length)} · ${words.packageCard.parameters(parameterCount(item.tests.length))}`}</p>
      <Price of={item} size="small" />
      <a className="btn btn-1 btn-s" href={to(bookPackagePath(item.id))}>
        {words.packageCard.book}
        <span className="sr">{` ${item.name}`}</span>
      </a>
    </section>
  );
}

type GroupProps = { title: string; tests: readonly PackageTest[]; isIn: readonly [left: boolean, right: boolean] };

/** Tests that stand in the same of the two; where there is room, each is marked below the package that holds it. */
function Group({ title, tests, isIn }: GroupProps) {
  if (tests.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {tests.map(({ id, name, organ, isOffered }) => (
          <li key={id} className="duo-row">
            <span className="duo-test" translate="no">
              <OrganMark name={organ} className="duo-organ" />
              {isOffered ? <a href={to(`/tests/${id}`)}>{name}</a> : name}
            </span>
            <Held isHeld={isIn[0]} />
            <Held isHeld={isIn[1]} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Held({ isHeld }: { isHeld: boolean }) {
  return (
    <span className={isHeld ? "duo-mark" : "duo-mark duo-none"}>
      {isHeld ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
    </span>
  );
}
