import { useQuery } from "@tanstack/react-query";
import { organOf } from "#core/catalogue/organs.ts";
import { words } from "#texts";
import { categoriesQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { OrganMark } from "#web/ui/organs/organ.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import "./category-links.css";

/** Row 9.27: eight placeholders. */
const skeleton = (
  <Loading label={words.loading.categories} className="cats">
    {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
      <div key={place} className="cat">
        <Skeleton width="long" />
      </div>
    ))}
  </Loading>
);

type Props = {
  /** How many tests a category has, where that is known. */
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
                <a className="cat" href={to(`/tests-new?category=${id}`)}>
                  <OrganMark name={organOf(null, icon)} />
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
