import { useQuery } from "@tanstack/react-query";
import { getOrgan } from "#core/catalogue/organs.ts";
import { words } from "#texts";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { categoriesQuery } from "#web/public/catalogue/queries.ts";
import "./category-links.css";

/** Eight placeholders. */
const skeleton = (
  <Loading label={words.loading.categories} className="cats">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((index) => (
      <div key={index} className="cat">
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
      <h3 className="cats-head">{words.home.categories.title}</h3>
      <QuerySection query={categories} loading={skeleton} failed={words.failed.categories}>
        {(list) => (
          <ul className="cats">
            {list.map(({ id, name, icon }) => (
              <li key={id}>
                <a className="cat" href={withBasePath(`/tests-new?category=${id}`)}>
                  <OrganMark name={getOrgan(null, icon)} />
                  <span>
                    {name}
                    {countOf && <span className="cat-count">{words.testList.count(countOf[id] ?? 0)}</span>}
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
