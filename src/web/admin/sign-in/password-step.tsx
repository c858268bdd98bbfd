import { useActionState, useEffect, useRef, useSyncExternalStore } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { ApiError, browserFetch, type CallOutput, callApi } from "#web/lib/api-client.ts";
import { PasswordInput } from "./password-input.tsx";
import { hasSignedInByName, wasSignedIn } from "./session.ts";
import { signInFormClass, signInReasonClass } from "./sign-in-card.tsx";

const subscribeNever = () => () => {};

type SignInResult = CallOutput<"POST /api/admin/session">;

type Props = {
  needsAccount: boolean;
  isEnrolling: boolean;
  /** Why the password is required again. */
  notice: string | undefined;
  onPasswordAccepted: (result: { next: SignInResult["next"]; password: string; byName: boolean }) => Promise<void>;
};

/** Password field, with the account first if there are several. Says if a session has ended. */
export function PasswordStep({ needsAccount, isEnrolling, notice, onPasswordAccepted }: Props) {
  const signedInByName = useSyncExternalStore(subscribeNever, hasSignedInByName, () => false);
  const showsAccount = signedInByName || needsAccount;
  const hasEnded = useSyncExternalStore(subscribeNever, wasSignedIn, () => false);
  const input = useRef<HTMLInputElement>(null);
  const [error, submit, isChecking] = useActionState(async (_: unknown, form: FormData) => {
    const account = String(form.get("who") ?? "").trim();
    const password = String(form.get("password"));
    if (!navigator.cookieEnabled) return { sentence: words.admin.signIn.needsCookies, account };
    try {
      const { next } = await signIn(password, account);
      await onPasswordAccepted({ next, password, byName: account !== "" });
      return null;
    } catch (failure) {
      return { sentence: getErrorText(failure), account };
    }
  }, null);
  useEffect(() => {
    if (error || hasEnded || notice) input.current?.focus();
  }, [error, hasEnded, notice]);
  const texts = words.admin.signIn;
  const why = notice ?? (isEnrolling ? words.admin.secondStep.needed : hasEnded ? texts.ended : undefined);
  return (
    <form className={signInFormClass} action={submit}>
      {why && !error && (
        <p className={signInReasonClass} role="status">
          <Icon name="lock" small /> {why}
        </p>
      )}
      {showsAccount && <AccountField typed={error?.account} />}
      <Field label={texts.password} error={error?.sentence}>
        {(wiring) => <PasswordInput ref={input} {...wiring} />}
      </Field>
      <Button look="primary" width="full" type="submit" aria-disabled={isChecking}>
        {isChecking ? texts.checking : texts.enter}
      </Button>
    </form>
  );
}

/** `typed` is the value of the previous attempt. */
function AccountField({ typed }: { typed: string | undefined }) {
  return (
    <Field label={words.admin.signIn.who} hint={words.admin.signIn.whoHint}>
      {(wiring) => <Input name="who" autoComplete="username" defaultValue={typed} {...wiring} />}
    </Field>
  );
}

/** Creates a session. */
function signIn(password: string, account: string): Promise<SignInResult> {
  return callApi(browserFetch, "POST /api/admin/session", { body: { password, ...(account && { who: account }) } });
}

function getErrorText(error: unknown): string {
  const sentence = error instanceof ApiError ? error.problem?.detail : undefined;
  return sentence ?? words.admin.signIn.unreachable;
}
