import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { words } from "#texts";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { labToday } from "#web/admin/layout/lab-time.ts";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import type { Route } from "./+types/figures-page.ts";
import { askedOf } from "./figures-address.ts";
import { FiguresSkeleton, FiguresView } from "./figures-view.tsx";
import { PeriodTools } from "./period-tools.tsx";
import { figuresQuery } from "./queries.ts";
import "./figures.css";

export const meta = () => deskMeta(words.desk.tabs.figures);

export function loader({ context, url }: Route.LoaderArgs) {
  return prefetchAtDesk(context, (api) => [figuresQuery(askedOf(url.searchParams, labToday()).period, api)]);
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
  const query = useQuery({ ...figuresQuery(asked.period), placeholderData: keepPreviousData });
  return (
    <>
      <PeriodTools asked={asked} />
      <QuerySection query={query} loading={<FiguresSkeleton />} failed={words.desk.figures.failed}>
        {(figures) => (
          <Refreshed query={query}>
            <FiguresView figures={figures} />
          </Refreshed>
        )}
      </QuerySection>
    </>
  );
}
