import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Package } from "#core/catalogue/schema.ts";
import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import { words } from "#texts";
import type { HeadHandle } from "#web/site/search-engines/head-tags.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { isMissing } from "#web/ui/data/is-missing.ts";
import { missingPage, prefetchFound, showAtOnce } from "#web/ui/data/prefetch.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import type { Route } from "./+types/package-page.ts";
import { PackageSkeleton, PackageView } from "./detail/package-view.tsx";
import { FailedPage, MissingPage } from "./detail/unavailable-page.tsx";
import {
  featuredPackagesQuery,
  packageComparisonQuery,
  packageQuery,
  packagesQuery,
  preparationQuery,
} from "./queries.ts";
import "./catalogue.css";

const texts = words.catalogue.package;

/** None of the route's own: the title comes with the package, from `PageTitle`. */
export const meta = () => [];

/** Its picture comes with it too. */
export const handle: HeadHandle = { hasPicture: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const id = catalogueId(params.id);
  if (id === null) return missingPage();
  const items = [{ itemType: "package", itemId: id }];
  return prefetchFound(context, (api) => [
    packageQuery(id, api),
    packageComparisonQuery(id, api),
    preparationQuery(items, api),
  ]);
}

export const clientLoader = showAtOnce;

/** Row 2.51. */
export default function PackagePage({ loaderData, params }: Route.ComponentProps) {
  const id = catalogueId(params.id);
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
          <div className="wrap section">
            <SectionError sentence={texts.failedSentence} onRetry={() => void refetch()} />
          </div>
        )}
        <PackageView of={item} />
      </>
    );
  }
  if (!error) return <PackageSkeleton />;
  return isMissing(error) ? <MissingPackage /> : <FailedPackage />;
}

function MissingPackage() {
  return <MissingPage sentence={texts.missing} list={{ path: "/test-packages", text: texts.allPackages }} />;
}

function FailedPackage() {
  return <FailedPage title={texts.failed} sentence={texts.failedSentence} />;
}

type Found = Pick<UseQueryResult<Package>, "data" | "error" | "refetch">;

/**
 * One package; what lists that were loaded before say of it is shown until its own answer comes, and where none comes. It
 * goes only where the API knows no such package any more.
 */
function usePackage(id: number): Found {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...packageQuery(id), placeholderData: () => fromLists(client, id) });
  return { data: data ?? (error && !isMissing(error) ? fromLists(client, id) : undefined), error, refetch };
}

function fromLists(client: QueryClient, id: number): Package | undefined {
  const lists = [packagesQuery(), featuredPackagesQuery()].map(({ queryKey }) => client.getQueryData(queryKey) ?? []);
  return lists.flat().find((one) => one.id === id);
}
