import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { PackageCard, PackageCardSkeleton } from "#web/components/package-card.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading } from "#web/components/skeleton.tsx";
import { featuredPackagesQuery } from "#web/public/catalogue/queries.ts";
import { HomeSection, MoreLink, SectionHead, shelfClass } from "./home-section.tsx";

/** Where there is room, four beside each other. */
const rowClass = cx(
  shelfClass,
  "snap-mandatory gap-4 pt-1 pb-4 lg:m-0 lg:grid lg:grid-cols-4 lg:gap-5 lg:overflow-visible lg:p-0 lg:*:w-auto lg:*:max-w-none",
);

/** Four placeholders. */
const skeleton = (
  <Loading label={words.loading.packages} className={rowClass}>
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
    <HomeSection>
      <SectionHead title={texts.title} aside={<MoreLink path="/test-packages">{texts.all}</MoreLink>}>
        <p className="text-soft">{texts.sentence}</p>
      </SectionHead>
      <QuerySection query={featured} loading={skeleton} failed={words.failed.packages}>
        {(packages) => (
          <div className={rowClass}>
            {packages.map((item) => (
              <PackageCard key={item.id} of={item} />
            ))}
          </div>
        )}
      </QuerySection>
    </HomeSection>
  );
}
