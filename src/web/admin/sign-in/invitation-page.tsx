import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { words } from "#texts";
import { adminMeta } from "#web/admin/layout/page-route.ts";
import { Button, buttonClass } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { FormError } from "#web/components/forms/form-error.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { ApiError, browserFetch, callApi, exchangeSession } from "#web/lib/api-client.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { storeSignInHint } from "./session.ts";
import { SignInCard, signInFormClass } from "./sign-in-card.tsx";

const texts = words.admin.invitation;

export const meta = () => adminMeta(texts.title);

const subscribeNever = () => () => {};
/** The token is in the hash, so that it reaches no server and no log. */
const readTokenFromHash = () => window.location.hash.slice(1);

/** What is known of the link; null while it is checked. */
type Invitation = { name: string } | "void" | "used" | "unreachable" | null;

/** Page of an invitation link: sets a password and signs in. */
export default function InvitationPage() {
  const token = useSyncExternalStore(subscribeNever, readTokenFromHash, () => null);
  const { invitation, setInvitation, check } = useInvitation(token);
  return (
    <main id="main" tabIndex={-1}>
      <SignInCard>
        <h1 className="text-2xl">{findTitle(invitation)}</h1>
        {invitation === null && <p role="status">{texts.checking}</p>}
        {(invitation === "void" || invitation === "used") && (
          <>
            <p role="status">{invitation === "used" ? texts.usedSentence : texts.voidSentence}</p>
            <Link className={buttonClass({ width: "full" })} to="/admin">
              {invitation === "used" ? texts.signIn : texts.toAdmin}
            </Link>
          </>
        )}
        {invitation === "unreachable" && (
          <>
            <p role="status">{words.admin.signIn.unreachable}</p>
            <Button width="full" onClick={check}>
              {texts.retry}
            </Button>
          </>
        )}
        {typeof invitation === "object" && invitation && token && (
          <ChoosePasswordForm token={token} name={invitation.name} onUsed={() => setInvitation("used")} />
        )}
      </SignInCard>
    </main>
  );
}

function findTitle(invitation: Invitation): string {
  if (invitation === "used") return texts.used;
  return invitation === "void" ? texts.void : texts.title;
}

function useInvitation(token: string | null) {
  const [invitation, setInvitation] = useState<Invitation>(null);
  useEffect(() => {
    if (token !== null) findInvitation(token).then(setInvitation);
  }, [token]);
  const check = () => {
    setInvitation(null);
    findInvitation(token ?? "").then(setInvitation);
  };
  return { invitation, setInvitation, check };
}

function findInvitation(token: string): Promise<Invitation> {
  return callApi(browserFetch, "POST /api/admin/invitation", { body: { token } }).catch(readFailure);
}

function readFailure(error: unknown): Invitation {
  if (isUsed(error)) return "used";
  return error instanceof ApiError && [400, 422].includes(error.status) ? "void" : "unreachable";
}

/** Accepted before: perhaps by this person, whose answer was lost. */
function isUsed(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === "invitation-used";
}

const fields = [
  { name: "password", label: texts.password, hint: texts.hint },
  { name: "again", label: texts.again, hint: undefined },
] as const;

type ChoosePasswordProps = { token: string; name: string; onUsed: () => void };

function ChoosePasswordForm({ token, name, onUsed }: ChoosePasswordProps) {
  const form = useActionForm({
    defaultValues: { password: "", again: "" },
    validate: ({ password, again }) => (password === again ? {} : { again: texts.differ }),
    send: ({ password }) =>
      acceptInvitation(token, password).catch((error) => {
        if (!isUsed(error)) throw error;
        onUsed();
      }),
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
