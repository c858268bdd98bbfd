import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { labMoment } from "#core/lab/clock.ts";
import { apiFetchContext } from "#web/context.ts";
import { en } from "#web/texts/en.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/bookings-page.ts";
import { BookingsList } from "./bookings/bookings-list.tsx";
import { BookingDialog } from "./detail/booking-dialog.tsx";
import { reportsQuery } from "./detail/report/reports-query.ts";
import { deskAddress, filtersOf, openBookingOf } from "./filters/filters.ts";
import { listPath } from "./filters/list-path.ts";
import { Tools } from "./filters/tools.tsx";
import { useTypedSearch } from "./filters/use-typed-search.ts";
import {
  bookingItemsQuery,
  bookingMessagesQuery,
  bookingQuery,
  bookingsQuery,
  bookingTrailQuery,
  isSignedIn,
  REFRESH_MS,
} from "./queries.ts";

export const meta: Route.MetaFunction = () => [
  { title: en.admin.pageTitle(en.admin.tabs.bookings) },
  { name: "robots", content: "noindex" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!(await isSignedIn(context.get(apiFetchContext)))) return showAtOnce();
  const openId = openBookingOf(url.searchParams);
  return prefetch(context, (api) => [
    bookingsQuery(listPath(filtersOf(url.searchParams), labToday()), api),
    ...(openId === null
      ? []
      : [bookingQuery, bookingItemsQuery, bookingMessagesQuery, bookingTrailQuery, reportsQuery].map((query) =>
          query(openId, api),
        )),
  ]);
}

export const clientLoader = showAtOnce;

/** Spec §2 "Admin dashboard": the bookings, and the detail of one over them. */
export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Bookings />
    </HydratedPage>
  );
}

function Bookings() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filters = filtersOf(parameters);
  const openId = openBookingOf(parameters);
  const search = useTypedSearch(filters.search, (word) =>
    navigate(deskAddress({ ...filters, search: word, before: [] }), { replace: true }),
  );
  const isLive = filters.before.length === 0 && !search.isTyping;
  const query = useQuery({
    ...bookingsQuery(listPath(filters, labToday())),
    refetchInterval: isLive && REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Tools filters={filters} search={search} />
      <BookingsList query={query} filters={filters} openId={openId} />
      <BookingDialog id={openId} filters={filters} inList={query.data?.rows.find(({ id }) => id === openId)} />
    </>
  );
}

function labToday(): string {
  return labMoment(new Date()).day;
}
