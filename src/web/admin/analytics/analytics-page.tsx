import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { getPreviousPeriod } from "#core/analytics/period.ts";
import { words } from "#texts";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { AdminPage, PageScroll } from "#web/admin/layout/admin-page.tsx";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { QuerySection } from "#web/components/query-section.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/analytics-page.ts";
import { parseAnalyticsPeriod } from "./analytics-path.ts";
import { AnalyticsView } from "./analytics-view.tsx";
import { AnalyticsSkeleton } from "./key-figures.tsx";
import { PeriodTools } from "./period-tools.tsx";
import { analyticsQuery } from "./queries.ts";

export const meta = () => adminMeta(words.admin.analytics.title);

export function loader({ context, url }: Route.LoaderArgs) {
  const { period } = parseAnalyticsPeriod(url.searchParams, getLabToday());
  return prefetchForStaff(context, (api) => [
    analyticsQuery(period, api),
    analyticsQuery(getPreviousPeriod(period), api),
  ]);
}

export const clientLoader = skipPrefetch;

/** The Reports tab, with real figures (decision D15). */
export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <PeriodAnalytics />
    </HydratedPage>
  );
}

function PeriodAnalytics() {
  const [parameters] = useSearchParams();
  const analyticsPeriod = parseAnalyticsPeriod(parameters, getLabToday());
  const { weeks, ...earlier } = getPreviousPeriod(analyticsPeriod.period);
  const query = useQuery({ ...analyticsQuery(analyticsPeriod.period), placeholderData: keepPreviousData });
  const previous = useQuery(analyticsQuery(earlier));
  return (
    <AdminPage name={words.admin.analytics.title} tools={<PeriodTools analyticsPeriod={analyticsPeriod} />}>
      <PageScroll as="section" tabIndex={0} aria-label={words.admin.analytics.title}>
        <p className="mb-3 text-sm text-quiet">{words.admin.analytics.byVisit}</p>
        <QuerySection query={query} loading={<AnalyticsSkeleton />} failed={words.admin.analytics.failed}>
          {(figures) => (
            <StaleIndicator query={query}>
              <AnalyticsView
                figures={figures}
                before={previous.data?.bookings ? { figures: previous.data, weeks } : undefined}
              />
            </StaleIndicator>
          )}
        </QuerySection>
      </PageScroll>
    </AdminPage>
  );
}
