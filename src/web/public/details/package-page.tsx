import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { SectionError } from "#web/components/section-error.tsx";
import { isNotFound } from "#web/lib/error-status.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { createNotFoundPage, prefetchOrNotFound, skipPrefetch } from "#web/lib/prefetch.ts";
import {
  featuredPackagesQuery,
  packageComparisonQuery,
  packageQuery,
  packagesQuery,
  preparationQuery,
} from "#web/public/catalogue/queries.ts";
import type { HeadHandle } from "#web/public/seo/head-tags.tsx";
import type { Route } from "./+types/package-page.ts";
import { PackageSkeleton, PackageView } from "./package-view.tsx";
import { FailedPage, NotFoundPage } from "./unavailable-page.tsx";

const texts = words.catalogue.package;

/** Empty: the title comes with the package, from `PageTitle`. */
export const meta = () => [];

/** The picture too. */
export const handle: HeadHandle = { hasPicture: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const id = parseCatalogueId(params.id);
  if (id === null) return createNotFoundPage();
  const items = [{ itemType: "package", itemId: id }];
  return prefetchOrNotFound(context, (api) => [
    packageQuery(id, api),
    packageComparisonQuery(id, api),
    preparationQuery(items, api),
  ]);
}

export const clientLoader = skipPrefetch;

export default function PackagePage({ loaderData, params }: Route.ComponentProps) {
  const id = parseCatalogueId(params.id);
  if (id === null) return <MissingPackage />;
  return (
    <HydratedPage data={loaderData}>
      <LoadedPackage key={id} id={id} />
    </HydratedPage>
  );
}

export function ErrorBoundary() {
  return <FailedPackage />;
}

function LoadedPackage({ id }: { id: number }) {
  const { data: item, error, refetch } = usePackage(id);
  if (item) {
    return (
      <>
        {error && (
          <div className="page-width py-section">
            <SectionError sentence={texts.failedSentence} onRetry={() => void refetch()} />
          </div>
        )}
        <PackageView of={item} />
      </>
    );
  }
  if (!error) return <PackageSkeleton />;
  return isNotFound(error) ? <MissingPackage /> : <FailedPackage />;
}

function MissingPackage() {
  return <NotFoundPage sentence={texts.missing} list={{ path: "/test-packages", text: texts.allPackages }} />;
}

function FailedPackage() {
  return <FailedPage title={texts.failed} sentence={texts.failedSentence} />;
}

type PackageQueryState = Pick<UseQueryResult<Package>, "data" | "error" | "refetch">;

/**
 * One package; data from lists loaded before is shown until its own response comes, or if it fails. Missing only if the
 * API returns 404.
 */
function usePackage(id: number): PackageQueryState {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...packageQuery(id),
    placeholderData: () => findInCachedLists(client, id),
  });
  return { data: data ?? (error && !isNotFound(error) ? findInCachedLists(client, id) : undefined), error, refetch };
}

function findInCachedLists(client: QueryClient, id: number): Package | undefined {
  const lists = [packagesQuery(), featuredPackagesQuery()].map(({ queryKey }) => client.getQueryData(queryKey) ?? []);
  return lists.flat().find((entry) => entry.id === id);
}
