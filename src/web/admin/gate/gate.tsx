import { Suspense, useEffect, useState } from "react";
import type { NewSecondStep } from "#core/staff/schema.ts";
import { words } from "#texts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { later } from "#web/ui/data/later.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { CodeStep } from "./code-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { rememberGate } from "./session.ts";

/** Comes where a role needs a second step and has none. */
const SetUp = later(() => import("#web/admin/second-step/set-up.tsx"));

/** What is asked: the password, then nothing, a code, or that a second step is set up. */
type Step =
  | { asks: "password"; sentence: string | undefined }
  | { asks: "code" }
  | { asks: "set-up"; made: NewSecondStep };

/** Row 2.122: the password gate, and the second step of who has one (decision 043). The server alone decides. */
export default function Gate({ onPass }: { onPass: () => void }) {
  const [step, setStep] = useState<Step>({ asks: "password", sentence: undefined });
  const [isByName, setByName] = useState(false);
  const asked = useAsked();
  const pass = (byName: boolean) => {
    rememberGate(true, byName);
    onPass();
  };
  return (
    <main className="gate" id="main" tabIndex={-1}>
      <div className="card gate-card">
        <div className="gate-cloth on-cloth">
          <Cloth motif="nabz" />
        </div>
        <Logo label={words.brand} />
        <h1>{step.asks === "set-up" ? words.desk.secondStep.first.title : words.desk.frame.title}</h1>
        {step.asks === "password" && (
          <PasswordStep
            {...asked}
            sentence={step.sentence}
            onRight={async ({ next, password, byName }) => {
              setByName(byName);
              if (next === "code") setStep({ asks: "code" });
              else if (next === "set-up") setStep({ asks: "set-up", made: await beginSecondStep(password) });
              else pass(byName);
            }}
          />
        )}
        {step.asks === "code" && (
          <CodeStep onPass={() => pass(isByName)} onOver={(sentence) => setStep({ asks: "password", sentence })} />
        )}
        {step.asks === "set-up" && (
          <Suspense>
            <SetUp made={step.made} why={words.desk.secondStep.first.sentence} onDone={() => pass(isByName)} />
          </Suspense>
        )}
      </div>
    </main>
  );
}

function beginSecondStep(password: string): Promise<NewSecondStep> {
  return callApi(browserFetch, "POST /api/admin/second-step", { body: { password } });
}

/** Who may sign in, and whether this browser's session waits for its second step; the page itself is kept, and the same for everybody. */
function useAsked() {
  const [asked, setAsked] = useState({ asksWho: false, isEnrolling: false });
  useEffect(() => {
    callApi(browserFetch, "GET /api/admin/gate").then(setAsked, () => undefined);
  }, []);
  return asked;
}
