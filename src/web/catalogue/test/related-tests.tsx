import { useQuery } from "@tanstack/react-query";
import { categoriesQuery } from "#web/site/queries.ts";
import { en } from "#web/texts/en.ts";
import { TestCard } from "#web/ui/cards/test-card.tsx";
import { TestCardBones } from "#web/ui/cards/test-card-bones.tsx";
import { SelectTest } from "#web/ui/cart/select-test.tsx";
import { Loading } from "#web/ui/states/loading.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { relatedTestsQuery } from "./related-tests-query.ts";

const skeleton = (
  <Loading label={en.loading.tests} className="grid">
    <TestCardBones />
    <TestCardBones />
    <TestCardBones />
  </Loading>
);

/** Spec §2: what else to look at. */
export function RelatedTests({ id }: { id: number }) {
  const related = useQuery(relatedTestsQuery(id));
  const { data: categories } = useQuery(categoriesQuery());
  const nameOf = new Map(categories?.map((category) => [category.id, category.name]));
  return (
    <section className="related">
      <h2>{en.catalogue.test.related}</h2>
      <QuerySection query={related} loading={skeleton} failed={en.failed.tests}>
        {(tests) => (
          <div className="grid">
            {tests.map((test) => (
              <TestCard key={test.id} of={test} categoryName={nameOf.get(test.categoryId)} details>
                <SelectTest test={test} />
              </TestCard>
            ))}
          </div>
        )}
      </QuerySection>
    </section>
  );
}
