import type { TestSummary } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";
import { TestCard } from "#web/ui/cards/test-card.tsx";

type Props = { tests: readonly TestSummary[]; categoryNames: ReadonlyMap<number, string> };

/** Test cards, each with its way to the booking. */
export function TestGrid({ tests, categoryNames }: Props) {
  return (
    <div className="grid">
      {tests.map((test) => (
        <TestCard key={test.id} of={test} categoryName={categoryNames.get(test.categoryId)}>
          <a className="btn btn-2 btn-s" href={`/book?test=${test.id}&hideSelector=true`}>
            {en.packageCard.book}
            <span className="sr"> {test.name}</span>
          </a>
        </TestCard>
      ))}
    </div>
  );
}
