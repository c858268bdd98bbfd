import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { periodBefore } from "#core/figures/period.ts";
import { words } from "#texts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { labToday } from "#web/admin/layout/lab-time.ts";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import type { Route } from "./+types/figures-page.ts";
import { askedOf } from "./figures-address.ts";
import { FiguresView } from "./figures-view.tsx";
import { FiguresSkeleton } from "./key-figures.tsx";
import { PeriodTools } from "./period-tools.tsx";
import { figuresQuery } from "./queries.ts";
import "./figures.css";

export const meta = () => deskMeta(words.desk.tabs.figures);

export function loader({ context, url }: Route.LoaderArgs) {
  const { period } = askedOf(url.searchParams, labToday());
  return prefetchAtDesk(context, (api) => [figuresQuery(period, api), figuresQuery(periodBefore(period), api)]);
}

export const clientLoader = showAtOnce;

/** Row 2.125: the Reports tab, with real figures (decision D15). */
export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <PeriodFigures />
    </HydratedPage>
  );
}

function PeriodFigures() {
  const [parameters] = useSearchParams();
  const asked = askedOf(parameters, labToday());
  const { weeks, ...earlier } = periodBefore(asked.period);
  const query = useQuery({ ...figuresQuery(asked.period), placeholderData: keepPreviousData });
  const before = useQuery(figuresQuery(earlier));
  return (
    <DeskFrame name={words.desk.tabs.figures} tools={<PeriodTools asked={asked} />}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must scroll by the keyboard too */}
      <section className="desk-scroll" tabIndex={0} aria-label={words.desk.tabs.figures}>
        <QuerySection query={query} loading={<FiguresSkeleton />} failed={words.desk.figures.failed}>
          {(figures) => (
            <Refreshed query={query}>
              <FiguresView
                figures={figures}
                before={before.data?.bookings ? { figures: before.data, weeks } : undefined}
              />
            </Refreshed>
          )}
        </QuerySection>
      </section>
    </DeskFrame>
  );
}
