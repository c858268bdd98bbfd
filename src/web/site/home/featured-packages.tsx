import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { featuredPackagesQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { PackageCard, PackageCardSkeleton } from "#web/ui/cards/package-card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading } from "#web/ui/states/skeleton.tsx";

/** Row 9.27: four placeholders. */
const skeleton = (
  <Loading label={words.loading.packages} className="shelf grid-4">
    <PackageCardSkeleton />
    <PackageCardSkeleton />
    <PackageCardSkeleton />
    <PackageCardSkeleton />
  </Loading>
);

/** The packages that the lab puts forward; nothing where it puts none. */
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
          <a className="more" href={to("/test-packages")}>
            {texts.all} <Icon name="arrow-right" small />
          </a>
        </div>
        <QuerySection query={featured} loading={skeleton} failed={words.failed.packages}>
          {(packages) => (
            <div className="shelf grid-4">
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
