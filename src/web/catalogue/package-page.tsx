import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import { en } from "#web/texts/en.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { isMissing } from "#web/ui/data/is-missing.ts";
import { missingPage, prefetchFound, showAtOnce } from "#web/ui/data/prefetch.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import type { Route } from "./+types/package-page.ts";
import { FailedPage } from "./detail/failed-page.tsx";
import { MissingPage } from "./detail/missing-page.tsx";
import { PackageBones } from "./package/package-bones.tsx";
import { PackageView } from "./package/package-view.tsx";
import { usePackage } from "./package/use-package.ts";
import { packageComparisonQuery, packageQuery, preparationQuery } from "./queries.ts";
import "./catalogue.css";

const texts = en.catalogue.package;

/** None of the route's own: the title comes with the package, from `PageTitle`. */
export const meta = () => [];

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

/** Spec §2 "/test-packages/{id}". */
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
  if (!error) return <PackageBones />;
  return isMissing(error) ? <MissingPackage /> : <FailedPackage />;
}

function MissingPackage() {
  return <MissingPage sentence={texts.missing} list={{ path: "/test-packages", text: texts.allPackages }} />;
}

function FailedPackage() {
  return <FailedPage title={texts.failed} sentence={texts.failedSentence} />;
}
