import { useQuery } from "@tanstack/react-query";
import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import { words } from "#texts";
import { isNotFound } from "#web/lib/error-status.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { createNotFoundPage, prefetchOrNotFound, skipPrefetch } from "#web/lib/prefetch.ts";
import { categoriesQuery, relatedTestsQuery, testQuery } from "#web/public/catalogue/queries.ts";
import type { HeadHandle } from "#web/public/seo/head-tags.tsx";
import type { Route } from "./+types/test-page.ts";
import { TestSkeleton, TestView } from "./test-view.tsx";
import { FailedPage, NotFoundPage } from "./unavailable-page.tsx";

const texts = words.catalogue.test;

/** Empty: the title comes with the test, from `PageTitle`. */
export const meta = () => [];

/** The picture too. */
export const handle: HeadHandle = { hasPicture: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const id = parseCatalogueId(params.id);
  if (id === null) return createNotFoundPage();
  return prefetchOrNotFound(context, (api) => [testQuery(id, api), relatedTestsQuery(id, api), categoriesQuery(api)]);
}

export const clientLoader = skipPrefetch;

export default function TestPage({ loaderData, params }: Route.ComponentProps) {
  const id = parseCatalogueId(params.id);
  if (id === null) return <MissingTest />;
  return (
    <HydratedPage data={loaderData}>
      <LoadedTest key={id} id={id} />
    </HydratedPage>
  );
}

export function ErrorBoundary() {
  return <FailedTest />;
}

function LoadedTest({ id }: { id: number }) {
  const { data: test, error } = useQuery(testQuery(id));
  if (test) return <TestView of={test} />;
  if (!error) return <TestSkeleton />;
  return isNotFound(error) ? <MissingTest /> : <FailedTest />;
}

function MissingTest() {
  return <NotFoundPage sentence={texts.missing} list={{ path: "/tests-new", text: texts.allTests }} />;
}

function FailedTest() {
  return <FailedPage title={texts.failed} sentence={texts.failedSentence} />;
}
