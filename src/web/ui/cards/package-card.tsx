import type { ReactNode } from "react";
import { cardTests, parameterCount } from "#core/catalogue/parameters.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { isOnDarkCloth, motifOf } from "#web/ui/motif-of.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { Price } from "./price.tsx";
import { Ribbon } from "./ribbon.tsx";

type Props = {
  of: Package;
  /** What is said of the tests that do not fit on the card; the home page counts parameters (row 2.50). */
  more?: (tests: number, parameters: number) => string;
  /** One more control, beside the price. */
  children?: ReactNode;
};

/** One package: its cloth, its sentence, what is in it, what it costs. */
export function PackageCard({
  of: item,
  more = (_, parameters) => words.packageCard.more(parameters),
  children,
}: Props) {
  const page = `/test-packages/${item.id}`;
  return (
    <article className="card pkg">
      <div className={isOnDarkCloth(item.name) ? "pkg-art on-cloth" : "pkg-art"}>
        <Cloth motif={motifOf(item.name)} isLong />
        <Ribbon of={item} />
      </div>
      <div className="pkg-body">
        <h3>
          <a href={to(page)} translate="no">
            {item.name}
          </a>
        </h3>
        <p className="pkg-tagline">{item.tagline || words.packageCard.tagline}</p>
        <p className="xs quiet">
          <span className="code" translate="no">
            {item.code}
          </span>{" "}
          <span>{`· ${words.testList.count(item.tests.length)} · ${words.packageCard.parameters(parameterCount(item.tests.length))}`}</span>
        </p>
        <TestNames of={item} more={more} />
        <div className="pkg-foot">
          <Price of={item} />
          {children}
          <div className="pkg-go">
            <a className="btn btn-1 btn-s" href={to(bookPackagePath(item.id))}>
              {words.packageCard.book}
            </a>
            <a className="btn btn-2 btn-s" href={to(page)}>
              {words.packageCard.details}
            </a>
          </div>
        </div>
      </div>
    </article>
  );
}

/** Row 9.7: the first six tests, run on as one paragraph. */
function TestNames({ of: { tests }, more }: Required<Pick<Props, "of" | "more">>) {
  const { shown, moreTests, moreParameters } = cardTests(tests);
  const last = moreTests > 0 ? null : shown.at(-1);
  return (
    <ul className="pkg-list">
      {shown.map((test) => (
        <li key={test.id}>
          <span translate="no">{test.name}</span>
          {test !== last && <span>{", "}</span>}
        </li>
      ))}
      {moreTests > 0 && (
        <li>
          <b className="nb">{more(moreTests, moreParameters)}</b>
        </li>
      )}
    </ul>
  );
}

/** The shape of a package card before its package is there. */
export function PackageCardSkeleton() {
  return (
    <div className="card pkg">
      <div className="pkg-art" />
      <div className="pkg-body">
        <Skeleton as="title" width="long" />
        <Skeleton as="title" width="half" />
        <Skeleton width="long" />
        <Skeleton width="half" />
        <div className="skeleton-lines">
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
        <div className="pkg-foot">
          <Skeleton as="price" width="half" />
          <Skeleton as="button" />
        </div>
      </div>
    </div>
  );
}
