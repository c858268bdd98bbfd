import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { data, redirect, useNavigate } from "react-router";
import { demoAccount } from "#demo/account.ts";
import { words } from "#texts";
import { browserFetch } from "#web/api-client.ts";
import { type ApiFetch, apiFetchContext } from "#web/context.ts";
import { pageMeta } from "#web/site/search-engines/page-meta.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { prefetch, showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/login-page.ts";
import { type LoginAnswer, logIn } from "./login/log-in.ts";
import { LoginCard } from "./login/login-card.tsx";
import { tellFailure, tellWelcome } from "./login/tell-login.ts";
import { accountKey, patientLoginQuery } from "./queries.ts";
import { hintedPhone, rememberPatient } from "./session-hints.ts";
import "./account.css";

const dashboard = "/patient-dashboard";

export const meta = () =>
  pageMeta({ title: words.site.titleOf(words.account.login.title), description: words.account.login.description });

export const headers = () => ({ "Cache-Control": "no-store" });

export function loader({ context }: Route.LoaderArgs) {
  return prefetch(context, (api) => [patientLoginQuery(api)]);
}

export const clientLoader = showAtOnce;

/** The form, where no script has run yet. The dashboard writes the hints that the browser keeps. */
export async function action({ request, context }: Route.ActionArgs) {
  const cookies: string[] = [];
  const api: ApiFetch = async (path, init) => {
    const answer = await context.get(apiFetchContext)(path, init);
    cookies.push(...answer.headers.getSetCookie());
    return answer;
  };
  const answer = await logIn(api, await request.formData());
  if (answer.step !== "in")
    return data(answer, { status: answer.mistake === null && answer.failure === null ? 200 : 422 });
  return redirect(`${dashboard}?welcome=1`, {
    headers: cookies.map((cookie): [string, string] => ["set-cookie", cookie]),
  });
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<LoginAnswer | Response> {
  const form = await request.formData();
  if (!navigator.cookieEnabled) return withoutCookies(form);
  const answer = await logIn(browserFetch, form);
  if (answer.step !== "in") return answer;
  rememberPatient(answer.session);
  tellWelcome();
  return redirect(dashboard);
}

/** Where the browser keeps no cookies, the session would be lost at once: nothing is sent, and no code is spent. */
function withoutCookies(form: FormData): LoginAnswer {
  const phone = String(form.get("phone") ?? "");
  return { step: "phone", phone, mistake: words.account.login.needsCookies, failure: null };
}

/** Row 2.149. */
export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Login answer={actionData} />
    </HydratedPage>
  );
}

function Login({ answer }: { answer: LoginAnswer | undefined }) {
  const login = useQuery(patientLoginQuery());
  const navigate = useNavigate();
  const client = useQueryClient();
  useEffect(() => {
    if (hintedPhone()) navigate(dashboard, { replace: true });
    // What was shown of somebody who was signed in before is not the next one's.
    else client.removeQueries({ queryKey: accountKey });
  }, [navigate, client]);
  const failure = answer && answer.step !== "in" ? answer.failure : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is told once
  useEffect(() => {
    if (failure) tellFailure(failure, login.data?.demoPhone ?? null);
  }, [answer]);
  const enterDemo = () => {
    rememberPatient(demoAccount(new Date()).session);
    tellWelcome();
    navigate(dashboard);
  };
  return <LoginCard query={login} answer={answer} onDemo={enterDemo} />;
}
