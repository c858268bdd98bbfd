import { data, redirect } from "react-router";
import { words } from "#texts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi, callForResponse } from "#web/lib/api-client.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { apiFetchContext } from "#web/lib/request-context.ts";
import { createPageMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/dashboard-page.ts";
import { DashboardEntry } from "./dashboard/dashboard-entry.tsx";
import { findSelectedPatient } from "./dashboard/selected-patient.ts";
import { fetchPatientSession, patientBookingsQuery, patientLoginQuery, patientSessionQuery } from "./queries.ts";
import { leaveAccount } from "./session-hints.ts";

const texts = words.account.dashboard;

export const meta = () => createPageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

export const headers = () => ({ "Cache-Control": "no-store" });

/** Without a session only the demo's sample patient may see this page; the browser alone knows that patient. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiFetchContext);
  const session = await fetchPatientSession(api);
  if (session === null) {
    const { demoPhone } = await callApi(api, "GET /api/patient/login");
    if (demoPhone === null) throw redirect("/login");
    return prefetch(context, (inner) => [patientLoginQuery(inner)]);
  }
  const patient = findSelectedPatient(session.patients, url.searchParams);
  return prefetch(context, (inner) => [
    patientLoginQuery(inner),
    patientSessionQuery(inner),
    ...(patient ? [patientBookingsQuery(patient.id, inner)] : []),
  ]);
}

export const clientLoader = skipPrefetch;

/** Logs out where no script has run yet. */
export async function action({ context }: Route.ActionArgs) {
  const answer = await callForResponse(context.get(apiFetchContext), "DELETE /api/patient/session");
  // A redirect to the login would suggest that the session has ended.
  if (answer.status >= 500) throw data(null, { status: answer.status });
  const cookies = answer.headers.getSetCookie();
  return redirect("/login", { headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]) });
}

/** Logout clears all three keys and goes to /login. The demo's patient has no session to end. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const isDemo = (await request.formData()).has("demo");
  try {
    if (!isDemo) await callApi(browserFetch, "DELETE /api/patient/session");
  } catch {
    showToast({ ...texts.logoutFailed, tone: "error" });
    return null;
  }
  leaveAccount();
  return null;
}

/** My Bookings: the bookings of the signed-in phone or, in a demo, of the sample patient. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <DashboardEntry />
    </HydratedPage>
  );
}
