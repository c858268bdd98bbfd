import { Suspense, useEffect, useState } from "react";
import type { SecondStepSetup } from "#core/staff/schema.ts";
import { words } from "#texts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { CodeStep } from "./code-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { isSignedIn, storeSignInHint } from "./session.ts";
import { SignInCard } from "./sign-in-card.tsx";

/** Loaded if the role requires a second step and the user has none. */
const SecondStepEnrolment = lazyComponent(() => import("./second-step-enrolment.tsx"));

/** The password, then nothing, a code or the setup of a second step. */
type SignInStep =
  | { kind: "password"; sentence: string | undefined }
  | { kind: "code" }
  | { kind: "set-up"; setup: SecondStepSetup };

/** Password and, if the user has one, second step (decision 043). The server alone decides. */
export default function SignInScreen({ onPass }: { onPass: () => Promise<void> | void }) {
  const [step, setStep] = useState<SignInStep>({ kind: "password", sentence: undefined });
  const [isByName, setByName] = useState(false);
  const loginForm = useLoginForm();
  const completeSignIn = async (byName: boolean) => {
    // Some browsers accept the session's cookie and drop it.
    if (!(await isSignedIn(browserFetch)))
      return setStep({ kind: "password", sentence: words.admin.signIn.needsCookies });
    storeSignInHint(true, byName);
    await onPass();
  };
  return (
    <main id="main" tabIndex={-1}>
      <SignInCard>
        <h1 className="text-2xl">
          {step.kind === "set-up" ? words.admin.secondStep.first.title : words.admin.frame.title}
        </h1>
        {step.kind === "password" && (
          <PasswordStep
            {...loginForm}
            notice={step.sentence}
            onPasswordAccepted={async ({ next, password, byName }) => {
              setByName(byName);
              if (next === "code") setStep({ kind: "code" });
              else if (next === "set-up") setStep({ kind: "set-up", setup: await enrolSecondStep(password) });
              else await completeSignIn(byName);
            }}
          />
        )}
        {step.kind === "code" && (
          <CodeStep
            onSignedIn={() => completeSignIn(isByName)}
            onRestart={(sentence) => setStep({ kind: "password", sentence })}
          />
        )}
        {step.kind === "set-up" && (
          <Suspense>
            <SecondStepEnrolment
              setup={step.setup}
              reason={words.admin.secondStep.first.sentence}
              onDone={() => completeSignIn(isByName)}
            />
          </Suspense>
        )}
      </SignInCard>
    </main>
  );
}

function enrolSecondStep(password: string): Promise<SecondStepSetup> {
  return callApi(browserFetch, "POST /api/admin/second-step", { body: { password } });
}

/**
 * Whether there are several accounts, and whether the session waits for its second step. Fetched, because the page is
 * cached for everyone.
 */
function useLoginForm() {
  const [options, setOptions] = useState({ asksWho: false, isEnrolling: false });
  useEffect(() => {
    callApi(browserFetch, "GET /api/admin/gate").then(setOptions, () => undefined);
  }, []);
  return { needsAccount: options.asksWho, isEnrolling: options.isEnrolling };
}
