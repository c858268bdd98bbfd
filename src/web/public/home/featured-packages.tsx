import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { PackageCard, PackageCardSkeleton } from "#web/components/package-card.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { featuredPackagesQuery } from "#web/public/catalogue/queries.ts";

/** Four placeholders. */
const skeleton = (
  <Loading label={words.loading.packages} className="shelf four-cards">
    <PackageCardSkeleton />
    <PackageCardSkeleton />
    <PackageCardSkeleton />
    <PackageCardSkeleton />
  </Loading>
);

/** The featured packages; nothing where there are none. */
export function FeaturedPackages() {
  const featured = useQuery(featuredPackagesQuery());
  const texts = words.home.packages;
  if (featured.data?.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <div className="head-row">
          <div className="head">
            <h2>{texts.title}</h2>
            <p>{texts.sentence}</p>
          </div>
          <a className="more" href={withBasePath("/test-packages")}>
            {texts.all} <Icon name="arrow-right" small />
          </a>
        </div>
        <QuerySection query={featured} loading={skeleton} failed={words.failed.packages}>
          {(packages) => (
            <div className="shelf four-cards">
              {packages.map((item) => (
                <PackageCard key={item.id} of={item} />
              ))}
            </div>
          )}
        </QuerySection>
      </div>
    </section>
  );
}
