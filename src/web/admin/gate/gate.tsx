import { useActionState, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { words } from "#texts";
import { ApiError, browserFetch, callApi } from "#web/api-client.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { hasPassedGate, hasSignedInByName, rememberGate } from "./session.ts";

const neverChanges = () => () => {};

/** Row 2.122: the password gate; by name only where somebody has an account. The server alone decides. Says so where a session has ended. */
export default function Gate({ onPass }: { onPass: () => void }) {
  const asksWho = useAsksWho();
  const wasNamed = useSyncExternalStore(neverChanges, hasSignedInByName, () => false);
  const [wantsName, setWantsName] = useState(false);
  const isNamed = wasNamed || wantsName;
  const hasEnded = useSyncExternalStore(neverChanges, hasPassedGate, () => false);
  const input = useRef<HTMLInputElement>(null);
  const [refusal, submit, isChecking] = useActionState(async (_: unknown, form: FormData) => {
    const who = String(form.get("who") ?? "");
    const sentence = await signIn(String(form.get("password")), who);
    if (sentence !== null) return { sentence, who };
    rememberGate(true, form.has("who"));
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
        {isNamed && <WhoField typed={refusal?.who} isAsked={wantsName} />}
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
        {asksWho && !isNamed && (
          <button className="btn btn-3" type="button" onClick={() => setWantsName(true)}>
            {texts.somebodyElse}
          </button>
        )}
      </form>
    </main>
  );
}

/** Whether somebody but the owner can sign in; the page itself is kept, and the same for everybody. */
function useAsksWho(): boolean {
  const [asksWho, setAsksWho] = useState(false);
  useEffect(() => {
    callApi(browserFetch, "GET /api/admin/gate").then(
      (gate) => setAsksWho(gate.asksWho),
      () => setAsksWho(false),
    );
  }, []);
  return asksWho;
}

/** `typed` stands there again after a try; the focus comes where somebody has just asked for the field. */
function WhoField({ typed, isAsked }: { typed: string | undefined; isAsked: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  return (
    <Field label={words.desk.gate.who} className="">
      {(wiring) => (
        <input
          className="input"
          name="who"
          autoComplete="username"
          maxLength={200}
          defaultValue={typed}
          ref={input}
          {...wiring}
        />
      )}
    </Field>
  );
}

/** Asks the server to open the desk; null where it does, else the sentence that says why not. */
async function signIn(password: string, who: string): Promise<string | null> {
  try {
    await callApi(browserFetch, "POST /api/admin/session", { body: { password, ...(who && { who }) } });
    return null;
  } catch (failure) {
    const sentence = failure instanceof ApiError ? failure.problem?.detail : undefined;
    return sentence ?? words.desk.gate.unreachable;
  }
}
