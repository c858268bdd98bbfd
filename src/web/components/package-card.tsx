import type { ReactNode } from "react";
import { getParameterCount, selectCardTests } from "#core/catalogue/parameter-count.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookPackagePath } from "#web/lib/booking-paths.ts";
import { ButtonLink } from "./button.tsx";
import { Card } from "./card.tsx";
import { CatalogueText, Gloss } from "./catalogue-text.tsx";
import { cx } from "./classes.ts";
import { ItemCode } from "./item-code.tsx";
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

const cardLook =
  "flex flex-col overflow-hidden transition hover:border-line-strong hover:shadow-raised has-checked:border-action has-checked:inset-ring has-checked:inset-ring-action";
/** A ribbon hangs into the top, if there is one: the titles of a row are level. */
const bodyLook = "flex flex-1 flex-col gap-2 px-4 pt-6 pb-4";

/** Packages below each other, then in two and three columns. */
export const packageGridClass = "grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3";

/** One package: its pattern, its sentence, its tests, its price. */
export function PackageCard({
  of: item,
  more = (_, parameters) => words.packageCard.more(parameters),
  children,
}: Props) {
  const page = `/test-packages/${item.id}`;
  return (
    <Card as="article" className={cardLook}>
      <PackagePattern of={item.name}>
        <span className="absolute -bottom-3.5 left-4">
          <Ribbon of={item} />
        </span>
      </PackagePattern>
      <div className={bodyLook}>
        <h3>
          <a className="text-inherit no-underline hover:text-action" href={withBasePath(page)} translate="no">
            {item.name}
          </a>
          <Gloss of={item} className="mt-0.5" />
        </h3>
        <p className="leading-normal text-soft">
          {item.tagline ? <CatalogueText of={item} field="tagline" /> : words.packageCard.tagline}
        </p>
        <p className="text-xs leading-normal text-quiet">
          <ItemCode>{item.code}</ItemCode>{" "}
          <span>{`· ${words.testList.count(item.tests.length)} · ${words.packageCard.parameters(getParameterCount(item.tests.length))}`}</span>
        </p>
        <TestNames of={item} more={more} />
        <div className="mt-auto flex flex-wrap gap-x-2 gap-y-3 pt-2 *:first:min-w-(--words) *:first:flex-1">
          <Price of={item} layout="lines" />
          {children}
          <div className="grid w-full grid-cols-2 gap-2">
            <ButtonLink look="primary" size="narrow" href={withBasePath(bookPackagePath(item.id))}>
              {words.packageCard.book}
            </ButtonLink>
            <ButtonLink size="narrow" href={withBasePath(page)}>
              {words.packageCard.details}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}

/** The strip of a package's pattern at the top of its card. */
export function PackagePattern({ of: name, children }: { of: string; children?: ReactNode }) {
  return (
    <div
      className={cx(
        "relative h-8 border-b sm:h-18",
        hasDarkPattern(name) ? "on-cloth border-transparent bg-cloth" : "border-line bg-sunken",
      )}
    >
      <PatternStrip motif={getMotif(name)} isLong />
      {children}
    </div>
  );
}

/** The first six tests, as one paragraph. */
function TestNames({ of: { tests }, more }: Required<Pick<Props, "of" | "more">>) {
  const { shown, moreTests, moreParameters } = selectCardTests(tests);
  const last = moreTests > 0 ? null : shown.at(-1);
  return (
    <ul className="text-sm leading-normal text-soft *:inline">
      {shown.map((test) => (
        <li key={test.id}>
          <span translate="no">{test.name}</span>
          {test !== last && <span>{", "}</span>}
        </li>
      ))}
      {moreTests > 0 && (
        <li>
          <b className="font-medium whitespace-nowrap text-ink">{more(moreTests, moreParameters)}</b>
        </li>
      )}
    </ul>
  );
}

/** Skeleton of a package card. */
export function PackageCardSkeleton() {
  return (
    <Card className={cardLook}>
      <div className="h-8 border-b border-line bg-sunken sm:h-18" />
      <div className={bodyLook}>
        <Skeleton as="title" width="long" />
        <Skeleton as="title" width="half" />
        <Skeleton width="long" />
        <Skeleton width="half" />
        <div className="grid gap-2">
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton width="half" />
        </div>
        <div className="mt-auto grid gap-3 pt-2">
          <Skeleton as="price" width="half" />
          <Skeleton as="button" />
        </div>
      </div>
    </Card>
  );
}
