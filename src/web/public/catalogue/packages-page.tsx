import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { words } from "#texts";
import { PackageCardSkeleton, packageGridClass } from "#web/components/package-card.tsx";
import { PageHead } from "#web/components/page-head.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading } from "#web/components/skeleton.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { createPageMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/packages-page.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { listPageClass } from "./list-page-class.ts";
import { PackageShelf } from "./package-shelf.tsx";
import { packagesQuery } from "./queries.ts";
import { parseComparedIds } from "./use-comparison.ts";

const texts = words.packages;

export const meta = () => createPageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

/** Four placeholders. */
const skeleton = (
  <Loading label={words.loading.packages} className={packageGridClass}>
    <PackageCardSkeleton />
    <PackageCardSkeleton />
    <PackageCardSkeleton />
    <PackageCardSkeleton />
  </Loading>
);

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [packagesQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** All packages; with two of them in the address, their comparison. */
export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className={listPageClass}>
      <HydratedPage data={loaderData}>
        <Packages />
      </HydratedPage>
    </div>
  );
}

function Packages() {
  const packages = useQuery(packagesQuery());
  const [parameters] = useSearchParams();
  const [first, second] = parseComparedIds(parameters).flatMap(
    (id) => packages.data?.find((item) => item.id === id) ?? [],
  );
  useScrollToTop(first && second ? `${first.id},${second.id}` : "");
  if (first && second) return <ComparisonTable one={first} other={second} />;
  return (
    <>
      <PageHead title={texts.title} className="mb-2 md:mb-4">
        {texts.sentence}
      </PageHead>
      <QuerySection query={packages} loading={skeleton} failed={words.failed.packages}>
        {(list) => <PackageShelf packages={list} />}
      </QuerySection>
    </>
  );
}

/** The view changes within one address, where the router keeps the scroll position. */
function useScrollToTop(shown: string): void {
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each view
  useLayoutEffect(() => {
    if (navigation === "PUSH") window.scrollTo(0, 0);
  }, [shown]);
}
