import type { ReactNode } from "react";
import { getParameterCount, selectCardTests } from "#core/catalogue/parameter-count.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookPackagePath } from "#web/lib/booking-paths.ts";
import { getMotif, hasDarkPattern } from "./motifs/motif.ts";
import { PatternStrip } from "./motifs/patterns.tsx";
import { Price } from "./price.tsx";
import { Ribbon } from "./ribbon.tsx";
import { Skeleton } from "./skeleton.tsx";

type Props = {
  of: Package;
  /** Text about the tests that do not fit on the card; the home page counts parameters. */
  more?: (tests: number, parameters: number) => string;
  /** One more control, next to the price. */
  children?: ReactNode;
};

/** One package: its pattern, its sentence, its tests, its price. */
export function PackageCard({
  of: item,
  more = (_, parameters) => words.packageCard.more(parameters),
  children,
}: Props) {
  const page = `/test-packages/${item.id}`;
  return (
    <article className="card pkg">
      <div className={hasDarkPattern(item.name) ? "pkg-art on-cloth" : "pkg-art"}>
        <PatternStrip motif={getMotif(item.name)} isLong />
        <Ribbon of={item} />
      </div>
      <div className="pkg-body">
        <h3>
          <a href={withBasePath(page)} translate="no">
            {item.name}
          </a>
        </h3>
        <p className="pkg-tagline">{item.tagline || words.packageCard.tagline}</p>
        <p className="xs quiet">
          <span className="code" translate="no">
            {item.code}
          </span>{" "}
          <span>{`· ${words.testList.count(item.tests.length)} · ${words.packageCard.parameters(getParameterCount(item.tests.length))}`}</span>
        </p>
        <TestNames of={item} more={more} />
        <div className="pkg-foot">
          <Price of={item} />
          {children}
          <div className="pkg-go">
            <a className="btn btn-1 btn-s" href={withBasePath(bookPackagePath(item.id))}>
              {words.packageCard.book}
            </a>
            <a className="btn btn-2 btn-s" href={withBasePath(page)}>
              {words.packageCard.details}
            </a>
          </div>
        </div>
      </div>
    </article>
  );
}

/** The first six tests, as one paragraph. */
function TestNames({ of: { tests }, more }: Required<Pick<Props, "of" | "more">>) {
  const { shown, moreTests, moreParameters } = selectCardTests(tests);
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

/** Skeleton of a package card. */
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
