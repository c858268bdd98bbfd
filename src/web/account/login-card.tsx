import type { UseQueryResult } from "@tanstack/react-query";
import type { PatientLogin } from "#core/patients/schema.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { PatternStrip } from "#web/components/patterns.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { CodeStep } from "./code-step.tsx";
import { getFailureTexts } from "./login-toasts.ts";
import { PhoneStep } from "./phone-step.tsx";
import type { LoginResult } from "./submit-login.ts";

type Props = { query: UseQueryResult<PatientLogin>; answer: LoginResult | undefined; onDemo: () => void };

const texts = words.account.login;

export function LoginCard({ query, answer, onDemo }: Props) {
  const isCode = answer?.step === "code";
  const failure = answer && answer.step !== "in" ? answer.failure : null;
  return (
    <div className="wrap login">
      <div className="card login-card">
        <div className="login-body">
          <h1>{isCode ? texts.codeTitle : texts.title}</h1>
          {!isCode && <p className="soft">{texts.sentence}</p>}
          {failure && <UnscriptedFailure {...getFailureTexts(failure, query.data?.demoPhone ?? null)} />}
          {isCode ? (
            <CodeStep answer={answer} />
          ) : (
            <QuerySection query={query} loading={<Skeleton as="field" />} failed={texts.unreachable}>
              {(login) => (
                <PhoneStep login={login} answer={answer?.step === "phone" ? answer : undefined} onDemo={onDemo} />
              )}
            </QuerySection>
          )}
          {query.data?.mode === "otp" && (
            <p className="xs quiet login-safe">
              <Icon name="lock" small /> {texts.safe}
            </p>
          )}
          {!isCode && (
            <p className="sm login-new">
              {texts.newHere} <a href={withBasePath("/book")}>{texts.bookFirst}</a>
            </p>
          )}
        </div>
        <LoggedInView />
      </div>
    </div>
  );
}

/** What the login gives access to, on the pattern. */
function LoggedInView() {
  return (
    <div className="login-cloth on-cloth">
      <PatternStrip motif="nabz" />
      <PatternStrip motif="phul" />
      <ul>
        <li>
          <Icon name="activity" /> {texts.inside.visits}
        </li>
        <li>
          <Icon name="download" /> {texts.inside.reports}
        </li>
        <li>
          <Icon name="rotate-ccw" /> {texts.inside.again}
        </li>
      </ul>
    </div>
  );
}

/** The failure in the page itself, which the toast shows once scripts run. */
function UnscriptedFailure({ title, text }: { title: string; text: string }) {
  const isAwake = useIsHydrated();
  if (isAwake) return null;
  return (
    <div className="alert">
      <Icon name="circle-alert" />
      <b>{title}</b> <span className="sm">{text}</span>
    </div>
  );
}
