import type { Category, TestSummary } from "#core/catalogue/schema.ts";
import { SelectTest } from "#web/ui/cart/select-test.tsx";
import { TestCard } from "./test-card.tsx";

type Props = {
  tests: readonly TestSummary[];
  /** Undefined while they are not loaded; the cards then name no category. */
  categories: readonly Category[] | undefined;
  /** Whether each card says "View Details". */
  details?: boolean;
};

/** Test cards, each with its way into the cart. */
export function TestGrid({ tests, categories, details = false }: Props) {
  const nameOf = new Map(categories?.map(({ id, name }) => [id, name]));
  return (
    <div className="grid">
      {tests.map((test) => (
        <TestCard key={test.id} of={test} categoryName={nameOf.get(test.categoryId)} details={details}>
          <SelectTest test={test} />
        </TestCard>
      ))}
    </div>
  );
}
