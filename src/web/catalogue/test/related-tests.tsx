import { useQuery } from "@tanstack/react-query";
import { categoriesQuery, relatedTestsQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { TestGrid, TestGridSkeleton } from "#web/ui/cards/test-grid.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";

/** Spec §2: what else to look at. */
export function RelatedTests({ id }: { id: number }) {
  const related = useQuery(relatedTestsQuery(id));
  const { data: categories } = useQuery(categoriesQuery());
  return (
    <section className="related">
      <h2>{en.catalogue.test.related}</h2>
      <QuerySection query={related} loading={<TestGridSkeleton count={3} />} failed={en.failed.tests}>
        {(tests) => <TestGrid tests={tests} categories={categories} details />}
      </QuerySection>
    </section>
  );
}
