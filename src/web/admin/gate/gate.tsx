import { useActionState, useEffect, useRef, useSyncExternalStore } from "react";
import { words } from "#texts";
import { ApiError, browserFetch, callApi } from "#web/api-client.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { hasPassedGate, rememberGate } from "./session.ts";

const neverChanges = () => () => {};

/** Row 2.122: the password gate. The server alone decides. Says so where a session has ended. */
export function Gate({ onPass }: { onPass: () => void }) {
  const hasEnded = useSyncExternalStore(neverChanges, hasPassedGate, () => false);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, submit, isChecking] = useActionState(async (_: unknown, form: FormData) => {
    const sentence = await signIn(String(form.get("password")));
    if (sentence !== null) return { sentence };
    rememberGate(true);
    onPass();
    return null;
  }, null);
  useEffect(() => {
    if (refusal || hasEnded) input.current?.focus();
  }, [refusal, hasEnded]);
  const texts = words.desk.gate;
  return (
    <main className="gate" id="main" tabIndex={-1}>
      <form className="card gate-card" action={submit}>
        <div className="gate-cloth on-cloth">
          <Cloth motif="nabz" />
        </div>
        <Logo label={words.brand} />
        <h1>{words.desk.frame.title}</h1>
        {hasEnded && !refusal && (
          <p className="gate-ended" role="status">
            <Icon name="lock" small /> {texts.ended}
          </p>
        )}
        <Field label={texts.password} error={refusal?.sentence} className="">
          {(wiring) => (
            <input
              className="input"
              type="password"
              name="password"
              autoComplete="current-password"
              maxLength={200}
              required
              ref={input}
              {...wiring}
            />
          )}
        </Field>
        <button className="btn btn-1 btn-block" type="submit" aria-disabled={isChecking}>
          {isChecking ? texts.checking : texts.enter}
        </button>
      </form>
    </main>
  );
}

/** Asks the server to open the desk; null where it does, else the sentence that says why not. */
async function signIn(password: string): Promise<string | null> {
  try {
    await callApi(browserFetch, "POST /api/admin/session", { body: { password } });
    return null;
  } catch (failure) {
    const sentence = failure instanceof ApiError ? failure.problem?.detail : undefined;
    return sentence ?? words.desk.gate.unreachable;
  }
}
