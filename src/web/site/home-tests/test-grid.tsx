import type { TestSummary } from "#core/catalogue/schema.ts";
import { TestCard } from "#web/ui/cards/test-card.tsx";
import { SelectTest } from "#web/ui/cart/select-test.tsx";

type Props = { tests: readonly TestSummary[]; categoryNames: ReadonlyMap<number, string> };

/** Test cards, each with its way into the cart. */
export function TestGrid({ tests, categoryNames }: Props) {
  return (
    <div className="grid">
      {tests.map((test) => (
        <TestCard key={test.id} of={test} categoryName={categoryNames.get(test.categoryId)}>
          <SelectTest test={test} />
        </TestCard>
      ))}
    </div>
  );
}
