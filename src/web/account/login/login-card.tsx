import type { UseQueryResult } from "@tanstack/react-query";
import type { PatientLogin } from "#core/patients/schema.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { useIsAwake } from "#web/ui/data/use-is-awake.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { CodeStep } from "./code-step.tsx";
import type { LoginAnswer } from "./log-in.ts";
import { PhoneStep } from "./phone-step.tsx";
import { failureWords } from "./tell-login.ts";

type Props = { query: UseQueryResult<PatientLogin>; answer: LoginAnswer | undefined; onDemo: () => void };

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
          {failure && <UnscriptedFailure {...failureWords(failure, query.data?.demoPhone ?? null)} />}
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
              {texts.newHere} <a href={to("/book")}>{texts.bookFirst}</a>
            </p>
          )}
        </div>
        <Inside />
      </div>
    </div>
  );
}

/** What the login opens, on cloth. */
function Inside() {
  return (
    <div className="login-cloth on-cloth">
      <Cloth motif="nabz" />
      <Cloth motif="phul" />
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

/** What a toast tells once scripts run, for a page that came before them. */
function UnscriptedFailure({ title, text }: { title: string; text: string }) {
  const isAwake = useIsAwake();
  if (isAwake) return null;
  return (
    <div className="alert">
      <Icon name="circle-alert" />
      <b>{title}</b> <span className="sm">{text}</span>
    </div>
  );
}
