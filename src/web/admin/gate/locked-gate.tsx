import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActionState, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { words } from "#texts";
import { newsQuery } from "#web/admin/layout/queries.ts";
import { ApiError, browserFetch, callApi } from "#web/api-client.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { logOut } from "./log-out.ts";
import { PasswordInput } from "./password-input.tsx";
import "./gate.css";

const texts = words.desk.lock;

/** Over a desk that was left alone: what stands there, and what was typed, goes on behind it after the password. */
export default function LockedGate({ name, onPass }: { name: string; onPass: () => void }) {
  const titleId = useId();
  const client = useQueryClient();
  const pass = () => {
    void client.invalidateQueries();
    onPass();
  };
  useUnlockedElsewhere(pass);
  return (
    <Dialog open onClose={onPass} labelledBy={titleId} variant="page" dismissable={false}>
      <div className="gate">
        <div className="card gate-card">
          <div className="gate-cloth on-cloth">
            <Cloth motif="nabz" />
          </div>
          <Logo label={words.brand} />
          <h2 id={titleId}>{texts.title}</h2>
          {name && <p>{texts.whose(name)}</p>}
          <UnlockForm onPass={pass} />
          <button className="btn btn-3" type="button" onClick={logOut}>
            {texts.somebodyElse}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function UnlockForm({ onPass }: { onPass: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [mistake, submit, isChecking] = useActionState(async (_: string | null, form: FormData) => {
    const sentence = await unlock(String(form.get("password")));
    if (sentence === null) onPass();
    return sentence;
  }, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try the password is typed anew
  useEffect(() => input.current?.focus(), [mistake, isChecking]);
  return (
    <form className="gate-form" action={submit}>
      <p className="gate-ended" role="status">
        <Icon name="lock" small /> {texts.sentence}
      </p>
      <Field label={words.desk.gate.password} error={mistake ?? undefined} className="">
        {(wiring) => <PasswordInput ref={input} {...wiring} />}
      </Field>
      <button className="btn btn-1 btn-block" type="submit" aria-disabled={isChecking}>
        {isChecking ? words.desk.gate.checking : texts.goOn}
      </button>
    </form>
  );
}

/** Another window of the same session may have opened it again. */
function useUnlockedElsewhere(pass: () => void): void {
  const { dataUpdatedAt } = useQuery(newsQuery());
  const [lockedAt] = useState(dataUpdatedAt);
  const onPass = useEffectEvent(pass);
  useEffect(() => {
    if (dataUpdatedAt > lockedAt) onPass();
  }, [dataUpdatedAt, lockedAt]);
}

/** Null where the session goes on, else the sentence that says why not. */
async function unlock(password: string): Promise<string | null> {
  try {
    await callApi(browserFetch, "POST /api/admin/session/unlocking", { body: { password } });
    return null;
  } catch (failure) {
    const problem = failure instanceof ApiError ? failure.problem : null;
    // Meanwhile it has ended altogether: the gate itself asks then.
    if (problem?.code === "sign-in-needed") window.location.reload();
    return problem?.detail ?? words.desk.gate.unreachable;
  }
}
