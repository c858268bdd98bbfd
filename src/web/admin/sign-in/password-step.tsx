import { useSyncExternalStore } from "react";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { browserFetch, type CallOutput, callApi } from "#web/lib/api-client.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
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
  const texts = words.admin.signIn;
  const form = useActionForm({
    defaultValues: { who: "", password: "" },
    validate: () => (navigator.cookieEnabled ? {} : { password: texts.needsCookies }),
    send: async ({ who, password }) => {
      const account = who.trim();
      const { next } = await signIn(password, account);
      await onPasswordAccepted({ next, password, byName: account !== "" });
    },
    secretField: "password",
    failed: texts.unreachable,
  });
  const error = form.getError("password");
  const why = notice ?? (isEnrolling ? words.admin.secondStep.needed : hasEnded ? texts.ended : undefined);
  return (
    <form className={signInFormClass} {...form.props}>
      {why && !error && (
        <p className={signInReasonClass} role="status">
          <Icon name="lock" small /> {why}
        </p>
      )}
      {showsAccount && (
        <Field label={texts.who} hint={texts.whoHint}>
          {(wiring) => <Input autoComplete="username" {...form.register("who")} {...wiring} />}
        </Field>
      )}
      <Field label={texts.password} error={error}>
        {(wiring) => (
          <PasswordInput autoFocus={hasEnded || notice !== undefined} {...form.register("password")} {...wiring} />
        )}
      </Field>
      <Button look="primary" width="full" type="submit" aria-disabled={form.isSubmitting}>
        {form.isSubmitting ? texts.checking : texts.enter}
      </Button>
    </form>
  );
}

/** Creates a session. */
function signIn(password: string, account: string): Promise<SignInResult> {
  return callApi(browserFetch, "POST /api/admin/session", { body: { password, ...(account && { who: account }) } });
}
