import { useQuery } from "@tanstack/react-query";
import { sortPackages } from "#core/catalogue/sorting.ts";
import { words } from "#texts";
import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { PackageCard, PackageCardSkeleton } from "#web/ui/cards/package-card.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading } from "#web/ui/states/skeleton.tsx";
import type { Route } from "./+types/packages-page.ts";
import { packagesQuery } from "./queries.ts";
import "./catalogue.css";

const texts = words.catalogue.packages;

export const meta = () => pageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

/** Row 9.27: four placeholders. */
const skeleton = (
  <Loading label={words.loading.packages} className="grid grid-4">
    <PackageCardSkeleton />
    <PackageCardSkeleton />
    <PackageCardSkeleton />
    <PackageCardSkeleton />
  </Loading>
);

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [packagesQuery(api)]);
}

export const clientLoader = showAtOnce;

/** Row 2.47: all packages. */
export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap page">
      <div className="head">
        <h1>{texts.title}</h1>
        <p>{texts.sentence}</p>
      </div>
      <h2 className="sr">{texts.list}</h2>
      <HydratedPage data={loaderData}>
        <AllPackages />
      </HydratedPage>
    </div>
  );
}

function AllPackages() {
  const packages = useQuery(packagesQuery());
  return (
    <QuerySection query={packages} loading={skeleton} failed={words.failed.packages}>
      {(list) => (
        <div className="grid grid-4">
          {sortPackages(list).map((item) => (
            <PackageCard key={item.id} of={item} more={texts.more} />
          ))}
        </div>
      )}
    </QuerySection>
  );
}
