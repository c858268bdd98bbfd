import { useQuery } from "@tanstack/react-query";
import { getOrgan } from "#core/catalogue/organs.ts";
import { words } from "#texts";
import { CatalogueText } from "#web/components/catalogue-text.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { categoriesQuery } from "#web/public/catalogue/queries.ts";

/** On a phone two rows, which scroll sideways. */
const listClass =
  "grid max-md:scroll-row max-md:-mx-gutter max-md:grid-flow-col max-md:grid-rows-2 max-md:gap-2 max-md:px-gutter max-md:py-1 max-md:*:w-(--category) md:grid-cols-2 md:gap-px md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-line lg:grid-cols-4";
const linkClass =
  "flex min-h-16 items-center gap-2 bg-card p-2 text-sm leading-snug font-medium text-ink no-underline hover:bg-selected max-md:rounded-md max-md:border max-md:border-line md:min-h-22 md:gap-4 md:px-5 md:text-base";

/** Eight placeholders. */
const skeleton = (
  <Loading label={words.loading.categories} className={listClass}>
    {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
      <div key={index} className={linkClass}>
        <Skeleton width="long" />
      </div>
    ))}
  </Loading>
);

type Props = {
  /** Number of tests per category, if known. */
  countOf: Readonly<Record<number, number>> | undefined;
};

/** The categories, each a link into the listing. */
export function CategoryLinks({ countOf }: Props) {
  const categories = useQuery(categoriesQuery());
  return (
    <>
      <h3 className="mt-6 mb-3">{words.home.categories.title}</h3>
      <QuerySection query={categories} loading={skeleton} failed={words.failed.categories}>
        {(list) => (
          <ul className={listClass}>
            {list.map((category) => (
              <li key={category.id} className="grid">
                <a className={linkClass} href={withBasePath(`/tests-new?category=${category.id}`)}>
                  <OrganMark name={getOrgan(null, category.icon)} className="size-10 rounded-md bg-sunken p-1" />
                  <span>
                    <CatalogueText of={category} field="name" />
                    {countOf && (
                      <span className="block text-xs font-normal text-quiet">
                        {words.testList.count(countOf[category.id] ?? 0)}
                      </span>
                    )}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </QuerySection>
    </>
  );
}
