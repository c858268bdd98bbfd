import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { data, redirect, useLocation, useNavigate } from "react-router";
import { createDemoAccount } from "#demo/demo-account.ts";
import { words } from "#texts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { prefetch, skipPrefetch } from "#web/lib/prefetch.ts";
import { type ApiFetch, apiFetchContext } from "#web/lib/request-context.ts";
import { createPageMeta } from "#web/public/seo/page-meta.ts";
import type { Route } from "./+types/login-page.ts";
import { LoginCard } from "./login-card.tsx";
import { showLoginFailure, showWelcomeToast } from "./login-toasts.ts";
import { accountKey, fetchPatientSession, patientLoginQuery } from "./queries.ts";
import { getHintedPhone, storePatientHints } from "./session-hints.ts";
import { type LoginResult, submitLogin, submitLoginInBrowser, toCookiesBlockedResult } from "./submit-login.ts";

const DASHBOARD_PATH = "/patient-dashboard";
const COOKIE_CHECK_PATH = "/login/cookies";

export const meta = () =>
  createPageMeta({
    title: words.site.titleOf(words.account.login.title),
    description: words.account.login.description,
  });

export const headers = () => ({ "Cache-Control": "no-store" });

/**
 * The login without scripts leads to COOKIE_CHECK_PATH, which leads on to the dashboard where the session's cookie came
 * back, and otherwise shows what is needed.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isCheck = url.pathname.endsWith(COOKIE_CHECK_PATH);
  if (isCheck && (await fetchPatientSession(context.get(apiFetchContext))))
    throw redirect(`${DASHBOARD_PATH}?welcome=1`);
  return prefetch(context, (api) => [patientLoginQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** Handles the form where no script has run yet. The dashboard then writes the browser's hints. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookies: string[] = [];
  const api: ApiFetch = async (path, init) => {
    const answer = await context.get(apiFetchContext)(path, init);
    cookies.push(...answer.headers.getSetCookie());
    return answer;
  };
  const answer = await submitLogin(api, await request.formData());
  if (answer.step !== "in")
    return data(answer, { status: answer.mistake === null && answer.failure === null ? 200 : 422 });
  return redirect(COOKIE_CHECK_PATH, {
    headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]),
  });
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<LoginResult | Response> {
  const answer = await submitLoginInBrowser(await request.formData());
  if (answer.step !== "in") return answer;
  showWelcomeToast();
  return redirect(DASHBOARD_PATH);
}

/** The patient's login; a browser with a session goes on to the dashboard. */
export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const checked = pathname === COOKIE_CHECK_PATH ? toCookiesBlockedResult("") : undefined;
  return (
    <HydratedPage data={loaderData}>
      <Login answer={actionData ?? checked} />
    </HydratedPage>
  );
}

function Login({ answer }: { answer: LoginResult | undefined }) {
  const login = useQuery(patientLoginQuery());
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    if (getHintedPhone()) navigate(DASHBOARD_PATH, { replace: true });
    // The next user must not see data of the previous session.
    else client.removeQueries({ queryKey: accountKey });
  }, [navigate, client]);
  const failure = answer && answer.step !== "in" ? answer.failure : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response is reported once
  useEffect(() => {
    if (failure) showLoginFailure(failure, login.data?.demoPhone ?? null);
  }, [answer]);
  const enterDemo = () => {
    storePatientHints(createDemoAccount(new Date()).session);
    showWelcomeToast();
    navigate(DASHBOARD_PATH);
  };
  return <LoginCard query={login} answer={answer} onDemo={enterDemo} />;
}
