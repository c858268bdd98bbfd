import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { words } from "#texts";
import { adminStatusQuery } from "#web/admin/layout/queries.ts";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { ApiError, browserFetch, callApi } from "#web/lib/api-client.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
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
  const form = useActionForm({
    defaultValues: { password: "" },
    send: async ({ password }) => {
      await unlock(password);
      onPass();
    },
    secretField: "password",
    failed: words.admin.signIn.unreachable,
  });
  return (
    <form className={signInFormClass} {...form.props}>
      <p className={signInReasonClass} role="status">
        <Icon name="lock" small /> {texts.sentence}
      </p>
      <Field label={words.admin.signIn.password} error={form.getError("password")}>
        {(wiring) => <PasswordInput autoFocus {...form.register("password")} {...wiring} />}
      </Field>
      <Button look="primary" width="full" type="submit" aria-disabled={form.isSubmitting}>
        {form.isSubmitting ? words.admin.signIn.checking : texts.goOn}
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

async function unlock(password: string): Promise<void> {
  try {
    await callApi(browserFetch, "POST /api/admin/session/unlocking", { body: { password } });
  } catch (error) {
    // The session has ended meanwhile: a reload shows the sign-in screen.
    if (error instanceof ApiError && error.problem?.code === "sign-in-needed") window.location.reload();
    throw error;
  }
}
