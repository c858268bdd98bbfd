import { useQuery } from "@tanstack/react-query";
import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import { words } from "#texts";
import type { HeadHandle } from "#web/site/search-engines/head-tags.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { isMissing } from "#web/ui/data/is-missing.ts";
import { missingPage, prefetchFound, showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/test-page.ts";
import { TestSkeleton, TestView } from "./detail/test-view.tsx";
import { FailedPage, MissingPage } from "./detail/unavailable-page.tsx";
import { categoriesQuery, relatedTestsQuery, testQuery } from "./queries.ts";
import "./catalogue.css";

const texts = words.catalogue.test;

/** None of the route's own: the title comes with the test, from `PageTitle`. */
export const meta = () => [];

/** Its picture comes with it too. */
export const handle: HeadHandle = { hasPicture: true };

export function loader({ params, context }: Route.LoaderArgs) {
  const id = catalogueId(params.id);
  if (id === null) return missingPage();
  return prefetchFound(context, (api) => [testQuery(id, api), relatedTestsQuery(id, api), categoriesQuery(api)]);
}

export const clientLoader = showAtOnce;

/** Row 2.4. */
export default function TestPage({ loaderData, params }: Route.ComponentProps) {
  const id = catalogueId(params.id);
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
  return isMissing(error) ? <MissingTest /> : <FailedTest />;
}

function MissingTest() {
  return <MissingPage sentence={texts.missing} list={{ path: "/tests-new", text: texts.allTests }} />;
}

function FailedTest() {
  return <FailedPage title={texts.failed} sentence={texts.failedSentence} />;
}
