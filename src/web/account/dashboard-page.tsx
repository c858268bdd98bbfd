import { data, redirect } from "react-router";
import { words } from "#texts";
import { browserFetch, callApi, callForResponse } from "#web/api-client.ts";
import { apiFetchContext } from "#web/context.ts";
import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { Route } from "./+types/dashboard-page.ts";
import { choosePatient } from "./dashboard/choose-patient.ts";
import { Entrance } from "./dashboard/entrance.tsx";
import { bookingsOfPatientQuery, patientLoginQuery, patientSessionQuery, readPatientSession } from "./queries.ts";
import { leave } from "./session-hints.ts";
import "./account.css";

const texts = words.account.dashboard;

export const meta = () => pageMeta({ title: words.site.titleOf(texts.title), description: texts.description });

export const headers = () => ({ "Cache-Control": "no-store" });

/** Without a session only the demo's made-up patient may be here, whom the browser alone knows. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiFetchContext);
  const session = await readPatientSession(api);
  if (session === null) {
    const { demoPhone } = await callApi(api, "GET /api/patient/login");
    if (demoPhone === null) throw redirect("/login");
    return prefetch(context, (inner) => [patientLoginQuery(inner)]);
  }
  const patient = choosePatient(session.patients, url.searchParams);
  return prefetch(context, (inner) => [
    patientLoginQuery(inner),
    patientSessionQuery(inner),
    ...(patient ? [bookingsOfPatientQuery(patient.id, inner)] : []),
  ]);
}

export const clientLoader = showAtOnce;

/** Logout, where no script has run yet. */
export async function action({ context }: Route.ActionArgs) {
  const answer = await callForResponse(context.get(apiFetchContext), "DELETE /api/patient/session");
  // Whoever is led to the login believes that the session has ended.
  if (answer.status >= 500) throw data(null, { status: answer.status });
  const cookies = answer.headers.getSetCookie();
  return redirect("/login", { headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]) });
}

/** Row 4.32: Logout clears all three keys and goes to /login. The demo's patient has no session to end. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const isDemo = (await request.formData()).has("demo");
  try {
    if (!isDemo) await callApi(browserFetch, "DELETE /api/patient/session");
  } catch {
    showToast({ ...texts.logoutFailed, tone: "error" });
    return null;
  }
  leave();
  return null;
}

/** Row 2.151. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Entrance />
    </HydratedPage>
  );
}
