import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useActionState, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { words } from "#texts";
import { adminStatusQuery } from "#web/admin/layout/queries.ts";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { logOut } from "./log-out.ts";
import { PasswordInput } from "./password-input.tsx";
import { SignInCard, signInFormClass, signInReasonClass } from "./sign-in-card.tsx";

const texts = words.admin.lock;

/** Covers a locked session. The page behind it, with unsaved input, continues after the password. */
export default function LockScreen({ name, onPass }: { name: string; onPass: () => void }) {
  const titleId = useId();
  const client = useQueryClient();
  const handleUnlock = () => {
    void client.invalidateQueries();
    onPass();
  };
  useUnlockedElsewhere(handleUnlock);
  return (
    <Dialog open onClose={onPass} labelledBy={titleId} variant="page" dismissable={false}>
      <SignInCard>
        <h2 id={titleId} className="text-2xl">
          {texts.title}
        </h2>
        {name && <p>{texts.signedInAs(name)}</p>}
        <UnlockForm onPass={handleUnlock} />
        <Button look="quiet" onClick={logOut}>
          {texts.logOut}
        </Button>
      </SignInCard>
    </Dialog>
  );
}

function UnlockForm({ onPass }: { onPass: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, submit, isChecking] = useActionState(async (_: string | null, form: FormData) => {
    const sentence = await unlock(String(form.get("password")));
    if (sentence === null) onPass();
    return sentence;
  }, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again after each attempt
  useEffect(() => input.current?.focus(), [error, isChecking]);
  return (
    <form className={signInFormClass} action={submit}>
      <p className={signInReasonClass} role="status">
        <Icon name="lock" small /> {texts.sentence}
      </p>
      <Field label={words.admin.signIn.password} error={error ?? undefined}>
        {(wiring) => <PasswordInput ref={input} {...wiring} />}
      </Field>
      <Button look="primary" width="full" type="submit" aria-disabled={isChecking}>
        {isChecking ? words.admin.signIn.checking : texts.goOn}
      </Button>
    </form>
  );
}

/** Detects that another window of the same session was unlocked. */
function useUnlockedElsewhere(onUnlock: () => void): void {
  const { dataUpdatedAt } = useQuery(adminStatusQuery());
  const [lockedAt] = useState(dataUpdatedAt);
  const onUnlocked = useEffectEvent(onUnlock);
  useEffect(() => {
    if (dataUpdatedAt > lockedAt) onUnlocked();
  }, [dataUpdatedAt, lockedAt]);
}

/** Unlocks the session. Returns null on success, else the error message. */
async function unlock(password: string): Promise<string | null> {
  try {
    await callApi(browserFetch, "POST /api/admin/session/unlocking", { body: { password } });
    return null;
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    // The session has ended meanwhile: a reload shows the sign-in screen.
    if (problem?.code === "sign-in-needed") window.location.reload();
    return problem?.detail ?? words.admin.signIn.unreachable;
  }
}
