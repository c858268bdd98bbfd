import type { UseQueryResult } from "@tanstack/react-query";
import type { PatientLogin } from "#core/patients/schema.ts";
import { words } from "#texts";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import { PatternStrip } from "#web/components/motifs/patterns.tsx";
import { Notice } from "#web/components/notice.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { CodeStep } from "./code-step.tsx";
import { getFailureTexts } from "./login-toasts.ts";
import { PhoneStep } from "./phone-step.tsx";
import type { LoginResult } from "./submit-login.ts";

type Props = { query: UseQueryResult<PatientLogin>; answer: LoginResult | undefined; onDemo: () => void };

const texts = words.account.login;

/** Signs a patient in: first the phone, then the code that was sent. A demo offers its sample patient. */
export function LoginCard({ query, answer, onDemo }: Props) {
  const isCode = answer?.step === "code";
  const failure = answer && answer.step !== "in" ? answer.failure : null;
  return (
    <div className="page-width grid min-h-[70vh] content-start justify-items-center pt-4 pb-section md:pt-10">
      <Card className="grid w-full max-w-108 overflow-clip md:min-h-104 md:max-w-224 md:grid-cols-[5fr_6fr]">
        <div className="grid content-start gap-4 px-5 pt-5 pb-2 md:content-center md:gap-5 md:p-10">
          <h1 className="text-h2">{isCode ? texts.codeTitle : texts.title}</h1>
          {!isCode && <p className="text-soft">{texts.sentence}</p>}
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
            <p className="flex items-center gap-2 text-xs text-quiet">
              <Icon name="lock" small />{" "}
              <span lang={getTextLanguage(words.accountPrivacy)}>{words.accountPrivacy}</span>
            </p>
          )}
          {!isCode && (
            <p className="text-sm">
              {texts.newHere}{" "}
              <a className="inline-flex min-h-target items-center" href={withBasePath("/book")}>
                {texts.bookFirst}
              </a>
            </p>
          )}
        </div>
        <LoggedInView />
      </Card>
    </div>
  );
}

const inside = [
  ["activity", texts.inside.visits],
  ["download", texts.inside.reports],
  ["rotate-ccw", texts.inside.again],
] as const;

/** What the login gives access to, on the pattern. */
function LoggedInView() {
  return (
    <div className="on-cloth grid bg-cloth md:-order-1 md:grid-rows-[auto_auto_1fr]">
      {/* Whole motifs: five on a phone, three beside the form. */}
      <div className="aspect-5/1 md:aspect-3/1">
        <PatternStrip motif="nabz" />
      </div>
      <div className="aspect-3/1 max-md:hidden">
        <PatternStrip motif="phul" />
      </div>
      <ul className="grid gap-1 px-5 pt-3 pb-5 text-sm text-on-cloth md:content-center md:gap-3 md:px-8 md:py-6 md:text-base">
        {inside.map(([icon, text]) => (
          <li key={icon} className="flex items-center gap-3">
            <Icon name={icon} className="text-stitch-cloth-in" /> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The failure in the page itself, which the toast shows once scripts run. */
function UnscriptedFailure({ title, text }: { title: string; text: string }) {
  const isAwake = useIsHydrated();
  if (isAwake) return null;
  return (
    <Notice title={title} announced="never">
      <p className="text-sm">{text}</p>
    </Notice>
  );
}
