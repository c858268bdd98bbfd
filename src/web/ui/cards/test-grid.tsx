import { reportTimeOf, sampleTypeOf } from "#core/catalogue/defaults.ts";
import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { SelectTest } from "#web/ui/cart/select-test.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { Price } from "./price.tsx";
import { Tag } from "./tag.tsx";

type Props = {
  tests: readonly TestSummary[];
  /** Undefined while they are not loaded; the cards then name no category. */
  categories: readonly Category[] | undefined;
  /** Whether each card says "View Details". */
  details?: boolean;
};

/** The cards of these tests. */
export function TestGrid({ tests, categories, details = false }: Props) {
  const nameOf = new Map(categories?.map(({ id, name }) => [id, name]));
  return (
    <div className="grid">
      {tests.map((test) => (
        <TestCard key={test.id} of={test} categoryName={nameOf.get(test.categoryId)} details={details} />
      ))}
    </div>
  );
}

type TestCardProps = {
  of: TestSummary;
  categoryName: string | undefined;
  /** Whether the card says "View Details" beside its name, which leads there too. */
  details: boolean;
};

/** One test: what it looks at, how it is taken, what it costs, and its way into the cart. */
function TestCard({ of: test, categoryName, details }: TestCardProps) {
  return (
    <article className="card test">
      <div className="test-top">
        {categoryName && <Tag>{categoryName}</Tag>}
        {test.isPopular && <Tag action>{words.testCard.popular}</Tag>}
      </div>
      <div>
        <h3>
          <a href={to(`/tests/${test.id}`)}>{test.name}</a>
        </h3>
        <span className="code">{test.code}</span>
      </div>
      <p>{test.description}</p>
      <dl className="specs">
        <dt>{words.testCard.sample}</dt>
        <dd>{sampleTypeOf(test.sampleType)}</dd>
        <dt>{words.testCard.reportTime}</dt>
        <dd>{reportTimeOf(test.reportTime, "list")}</dd>
      </dl>
      {details && (
        <a className="test-more" href={to(`/tests/${test.id}`)}>
          {words.testCard.details}
          <span className="sr"> {test.name}</span>
          <Icon name="chevron-right" small />
        </a>
      )}
      <div className="test-foot">
        <Price of={test} size="small" />
        <SelectTest test={test} />
      </div>
    </article>
  );
}

/** The shape of so many test cards before the tests are there. */
export function TestGridSkeleton({ count }: { count: number }) {
  return (
    <Loading label={words.loading.tests} className="grid">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other name
        <TestCardSkeleton key={place} />
      ))}
    </Loading>
  );
}

/** The shape of a test card before its test is there. */
function TestCardSkeleton() {
  return (
    <div className="card test">
      <Skeleton as="title" width="short" />
      <Skeleton as="title" width="long" />
      <div className="skeleton-lines">
        <Skeleton />
        <Skeleton width="long" />
      </div>
      <div className="skeleton-lines">
        <Skeleton width="half" />
        <Skeleton width="half" />
      </div>
      <Skeleton as="button" />
    </div>
  );
}
