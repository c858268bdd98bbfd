import { data } from "react-router";
import { listSelectedItems, parseBookingPageParams, resolveSelection } from "#core/bookings/create/selection.ts";
import { words } from "#texts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { type ApiFetch, apiFetchContext } from "#web/lib/request-context.ts";
import {
  cheaperBundleQuery,
  packageQuery,
  packagesQuery,
  preparationQuery,
  testQuery,
} from "#web/public/catalogue/queries.ts";
import { createPageMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/booking-page.ts";
import { BookingFlow } from "./booking-flow.tsx";
import { chosenTestsQuery, daysAddress } from "./queries.ts";
import { submitHtmlForm } from "./submit/submit-html-form.server.ts";
import "#web/styles/ticket.css";

/** Preloaded before the scripts, which request it first. */
export const links: Route.LinksFunction = () => [
  { rel: "preload", as: "fetch", href: daysAddress, crossOrigin: "use-credentials" },
];

export const meta: Route.MetaFunction = () =>
  createPageMeta({ title: words.site.titleOf(words.booking.title), description: words.booking.description });

export function loader({ context, params, url }: Route.LoaderArgs) {
  const address = parseBookingPageParams(params.packageId, url.searchParams);
  return prefetch(context, (api) => listQueries(address, api));
}

export const clientLoader = skipPrefetch;

/** Handles the form where the browser runs no JavaScript. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const address = parseBookingPageParams(params.packageId, url.searchParams);
  const answer = await submitHtmlForm(context.get(apiFetchContext), await request.formData(), address);
  return data(answer, { status: answer.booked ? 200 : 422 });
}

/** The page that books what its address names: details first, then payment. No sign-in is needed. */
export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <BookingFlow posted={actionData} />
    </HydratedPage>
  );
}

/** The queries of the address. The browser fetches days and slots, because this page is cached for all visitors. */
function listQueries(address: ReturnType<typeof parseBookingPageParams>, api: ApiFetch) {
  const selection = resolveSelection(address, []);
  const needs = preparationQuery(listSelectedItems(selection), api);
  const isOfPackage = selection.mode === "package";
  const lists = isOfPackage || !address.hidesSelector ? [packagesQuery(api)] : [];
  if (selection.mode === "multiple-tests")
    return [chosenTestsQuery(selection.testIds, api), cheaperBundleQuery(selection.testIds, api), needs, ...lists];
  if (selection.mode === "test") return [testQuery(selection.testId, api), needs, ...lists];
  return selection.packageId === null ? lists : [packageQuery(selection.packageId, api), needs, ...lists];
}
