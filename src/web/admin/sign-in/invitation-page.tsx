import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { Link } from "react-router";
import { words } from "#texts";
import { adminMeta } from "#web/admin/layout/page-route.ts";
import { Button, buttonClass } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { ApiError, browserFetch, callApi, exchangeSession } from "#web/lib/api-client.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { storeSignInHint } from "./session.ts";
import { SignInCard, signInFormClass } from "./sign-in-card.tsx";

const texts = words.admin.invitation;

export const meta = () => adminMeta(texts.title);

const subscribeNever = () => () => {};
/** The token is in the hash, so that it reaches no server and no log. */
const readTokenFromHash = () => window.location.hash.slice(1);

/** Page of an invitation link: sets a password and signs in. */
export default function InvitationPage() {
  const token = useSyncExternalStore(subscribeNever, readTokenFromHash, () => null);
  const invitation = useInvitation(token);
  return (
    <main id="main" tabIndex={-1}>
      <SignInCard>
        <h1 className="text-2xl">{invitation === "void" ? texts.void : texts.title}</h1>
        {invitation === null && <p role="status">{texts.checking}</p>}
        {invitation === "void" && (
          <>
            <p role="status">{texts.voidSentence}</p>
            <Link className={buttonClass({ width: "full" })} to="/admin">
              {texts.toAdmin}
            </Link>
          </>
        )}
        {typeof invitation === "object" && invitation && token && (
          <ChoosePasswordForm token={token} name={invitation.name} />
        )}
      </SignInCard>
    </main>
  );
}

/** Returns the invited person's name; "void" if the link is not valid, null while loading. */
function useInvitation(token: string | null) {
  const [invitation, setInvitation] = useState<{ name: string } | "void" | null>(null);
  useEffect(() => {
    if (token === null) return;
    callApi(browserFetch, "POST /api/admin/invitation", { body: { token } })
      .then(setInvitation)
      .catch(() => setInvitation("void"));
  }, [token]);
  return invitation;
}

type PasswordErrors = { password?: string; again?: string; form?: string };

const fields = [
  { name: "password", label: texts.password, hint: texts.hint },
  { name: "again", label: texts.again, hint: undefined },
] as const;

function ChoosePasswordForm({ token, name }: { token: string; name: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, submit, isEntering] = useActionState(
    async (_: PasswordErrors, typed: FormData): Promise<PasswordErrors> => {
      const password = String(typed.get("password"));
      if (password !== typed.get("again")) return { again: texts.differ };
      return acceptInvitation(token, password);
    },
    {},
  );
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);
  // Not a form action: React would reset the fields after a failed attempt.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    startTransition(() => submit(typed));
  };
  return (
    <form className={signInFormClass} onSubmit={send} ref={form}>
      <p className="text-soft">{texts.hello(name)}</p>
      {fields.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={errors[name]}>
          {(wiring) => <Input type="password" name={name} autoComplete="new-password" required {...wiring} />}
        </Field>
      ))}
      {errors.form && <FieldError>{errors.form}</FieldError>}
      <Button look="primary" width="full" type="submit" aria-disabled={isEntering}>
        {isEntering ? texts.entering : texts.enter}
      </Button>
    </form>
  );
}

/** Sets the password and opens the admin area. Returns the errors if the server rejects it. */
async function acceptInvitation(token: string, password: string): Promise<PasswordErrors> {
  try {
    await callApi(exchangeSession, "POST /api/admin/invitation/acceptance", { body: { token, password } });
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : null;
    const sentence = problem?.errors?.password;
    return sentence ? { password: sentence } : { form: problem?.detail ?? words.admin.signIn.unreachable };
  }
  storeSignInHint(true, true);
  // A new document, so that Back does not return to the link.
  window.location.replace(withBasePath("/admin"));
  return {};
}
