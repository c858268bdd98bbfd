import { comparePackages, type PackageDifference } from "#core/catalogue/compare-packages.ts";
import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { PackagePattern } from "#web/components/package-card.tsx";
import { BackLink } from "#web/components/page-columns.tsx";
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
    <div className="-mt-3 grid gap-8">
      <div className="grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-3 md:gap-x-5">
        <div className="col-span-full flex flex-col gap-2 md:col-span-1 md:row-span-5 md:pb-4">
          <BackLink label={words.packages.crumbs} path="/test-packages">
            {words.packages.title}
          </BackLink>
          <h1 className="text-2xl md:text-h1">{formatTitle(found)}</h1>
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
    <Card as="section" className="row-span-5 grid grid-rows-subgrid content-start gap-y-2 overflow-hidden p-3 sm:p-4">
      <div className="-mx-3 -mt-3 mb-2 sm:-mx-4 sm:-mt-4">
        <PackagePattern of={item.name} />
      </div>
      <h2 className="text-base tracking-snug wrap-break-word">
        <a
          className="text-inherit no-underline hover:text-action"
          href={withBasePath(`/test-packages/${item.id}`)}
          translate="no"
        >
          {item.name}
        </a>
      </h2>
      <p className="text-xs leading-normal text-quiet">{`${words.testList.count(item.tests.length)} · ${words.packageCard.parameters(getParameterCount(item.tests.length))}`}</p>
      <Price of={item} size="small" layout="lines" />
      <ButtonLink look="primary" size="small" href={withBasePath(bookPackagePath(item.id))}>
        {words.packageCard.book}
        <span className="sr-only">{` ${item.name}`}</span>
      </ButtonLink>
    </Card>
  );
}

type GroupProps = { title: string; tests: readonly PackageTest[]; isIn: readonly [left: boolean, right: boolean] };

/** Tests that are in the same of the two; where there is room, each is marked below the package that contains it. */
function ComparisonGroup({ title, tests, isIn }: GroupProps) {
  if (tests.length === 0) return null;
  return (
    <section>
      <h2 className="text-base tracking-snug">{title}</h2>
      <ul className="mt-2 border-t border-line-strong">
        {tests.map(({ id, name, organ, isOffered }) => (
          <li
            key={id}
            className="border-b border-line text-sm leading-snug md:grid md:grid-cols-3 md:items-center md:gap-x-5"
          >
            <span className="flex min-h-target items-center gap-3 py-1.5" translate="no">
              <OrganMark name={organ} className="size-10 flex-none rounded-md bg-sunken p-1" />
              {isOffered ? (
                <a
                  className="grid min-h-8 content-center text-ink no-underline hover:text-action hover:underline"
                  href={withBasePath(`/tests/${id}`)}
                >
                  {name}
                </a>
              ) : (
                name
              )}
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
    <span className={cx("grid place-items-center max-md:hidden", isHeld ? "text-action" : "text-quiet")}>
      {isHeld ? <Icon name="check" /> : <span aria-hidden="true">–</span>}
    </span>
  );
}
