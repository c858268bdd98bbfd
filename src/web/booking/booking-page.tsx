import { data } from "react-router";
import { itemsOfSelection, readBookingAddress, selectionOf } from "#core/bookings/request/selection.ts";
import { words } from "#texts";
import { apiAddress } from "#web/api-client.ts";
import { cheaperWayQuery, packageQuery, packagesQuery, preparationQuery, testQuery } from "#web/catalogue/queries.ts";
import { type ApiFetch, apiFetchContext } from "#web/context.ts";
import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/booking-page.ts";
import { BookingFlow } from "./booking-flow.tsx";
import { chosenTestsQuery } from "./queries.ts";
import { bookByForm } from "./submit/book-by-form.server.ts";
import "./booking-page.css";
import "./details/selection.css";
import "./details/pin-code.css";
import "./summary/summary.css";
import "./visit/days.css";
import "./visit/slots.css";
import "./confirmation/ticket.css";
import "./confirmation/visit-clock.css";

/** Asked for before the scripts are there, which ask for it first. */
export const links: Route.LinksFunction = () => [
  { rel: "preload", as: "fetch", href: apiAddress("GET /api/slots/days"), crossOrigin: "use-credentials" },
];

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: words.site.titleOf(words.booking.title), description: words.booking.description });

export function loader({ context, params, url }: Route.LoaderArgs) {
  const address = readBookingAddress(params.packageId, url.searchParams);
  return prefetch(context, (api) => queriesOf(address, api));
}

export const clientLoader = showAtOnce;

/** The form, where the visitor's browser runs no JavaScript. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const address = readBookingAddress(params.packageId, url.searchParams);
  const answer = await bookByForm(context.get(apiFetchContext), await request.formData(), address);
  return data(answer, { status: answer.booked ? 200 : 422 });
}

/** Row 2.81. */
export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <BookingFlow posted={actionData} />
    </HydratedPage>
  );
}

/** What the address names; days and hours are asked by the browser, because this page is kept for everybody. */
function queriesOf(address: ReturnType<typeof readBookingAddress>, api: ApiFetch) {
  const selection = selectionOf(address, []);
  const needs = preparationQuery(itemsOfSelection(selection), api);
  const isOfPackage = selection.mode === "package";
  const lists = isOfPackage || !address.hidesSelector ? [packagesQuery(api)] : [];
  if (selection.mode === "multiple-tests")
    return [chosenTestsQuery(selection.testIds, api), cheaperWayQuery(selection.testIds, api), needs, ...lists];
  if (selection.mode === "test") return [testQuery(selection.testId, api), needs, ...lists];
  return selection.packageId === null ? lists : [packageQuery(selection.packageId, api), needs, ...lists];
}
