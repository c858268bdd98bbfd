import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { words } from "#texts";
import { adminMeta } from "#web/admin/layout/page-route.ts";
import { Button, buttonClass } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { browserFetch, callApi, exchangeSession } from "#web/lib/api-client.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
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

const fields = [
  { name: "password", label: texts.password, hint: texts.hint },
  { name: "again", label: texts.again, hint: undefined },
] as const;

function ChoosePasswordForm({ token, name }: { token: string; name: string }) {
  const form = useActionForm({
    defaultValues: { password: "", again: "" },
    validate: ({ password, again }) => (password === again ? {} : { again: texts.differ }),
    send: ({ password }) => acceptInvitation(token, password),
    failed: words.admin.signIn.unreachable,
  });
  return (
    <form className={signInFormClass} {...form.props}>
      <p className="text-soft">{texts.hello(name)}</p>
      {fields.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={form.getError(name)}>
          {(wiring) => (
            <Input type="password" autoComplete="new-password" required {...form.register(name)} {...wiring} />
          )}
        </Field>
      ))}
      <FormError>{form.getError("root")}</FormError>
      <Button look="primary" width="full" type="submit" aria-disabled={form.isSubmitting}>
        {form.isSubmitting ? texts.entering : texts.enter}
      </Button>
    </form>
  );
}

/** Sets the password and opens the admin area. */
async function acceptInvitation(token: string, password: string): Promise<void> {
  await callApi(exchangeSession, "POST /api/admin/invitation/acceptance", { body: { token, password } });
  storeSignInHint(true, true);
  // A new document, so that Back does not return to the link.
  window.location.replace(withBasePath("/admin"));
}
