import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { words } from "#texts";
import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { PackageCardSkeleton } from "#web/ui/cards/package-card.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading } from "#web/ui/states/skeleton.tsx";
import type { Route } from "./+types/packages-page.ts";
import { PackageShelf } from "./packages/package-shelf.tsx";
import { SideBySide } from "./packages/side-by-side.tsx";
import { comparedIds } from "./packages/use-compared.ts";
import { packagesQuery } from "./queries.ts";
import "./lists.css";
import "./packages/packages.css";

const texts = words.packages;

export const meta = () => pageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

/** Row 9.27: four placeholders. */
const skeleton = (
  <Loading label={words.loading.packages} className="grid">
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

/** Row 2.47: all packages; with two of them in the address, those side by side. */
export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap page">
      <HydratedPage data={loaderData}>
        <Packages />
      </HydratedPage>
    </div>
  );
}

function Packages() {
  const packages = useQuery(packagesQuery());
  const [parameters] = useSearchParams();
  const [one, other] = comparedIds(parameters).flatMap((id) => packages.data?.find((item) => item.id === id) ?? []);
  useFromTheTop(one && other ? `${one.id},${other.id}` : "");
  if (one && other) return <SideBySide one={one} other={other} />;
  return (
    <>
      <div className="head">
        <h1>{texts.title}</h1>
        <p>{texts.sentence}</p>
      </div>
      <QuerySection query={packages} loading={skeleton} failed={words.failed.packages}>
        {(list) => <PackageShelf packages={list} />}
      </QuerySection>
    </>
  );
}

/** What is shown changes within one address, where the router leaves the page at its height. */
function useFromTheTop(shown: string): void {
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is shown
  useLayoutEffect(() => {
    if (navigation === "PUSH") window.scrollTo(0, 0);
  }, [shown]);
}
