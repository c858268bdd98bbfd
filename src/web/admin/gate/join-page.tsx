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
import { deskMeta } from "#web/admin/layout/desk-page.ts";
import { ApiError, browserFetch, callApi, exchangeSession } from "#web/api-client.ts";
import { to } from "#web/to.ts";
import { Cloth } from "#web/ui/cloth.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { rememberGate } from "./session.ts";
import "./gate.css";

const texts = words.desk.join;

export const meta = () => deskMeta(texts.title);

const neverChanges = () => () => {};
/** Behind the #, so that no server and no log sees it. */
const tokenHere = () => window.location.hash.slice(1);

/** Where the link of an invitation leads: whoever holds it chooses a password, and is at the desk. */
export default function JoinPage() {
  const token = useSyncExternalStore(neverChanges, tokenHere, () => null);
  const invited = useInvited(token);
  return (
    <main className="gate" id="main" tabIndex={-1}>
      <div className="card gate-card">
        <div className="gate-cloth on-cloth">
          <Cloth motif="nabz" />
        </div>
        <Logo label={words.brand} />
        <h1>{invited === "void" ? texts.void : texts.title}</h1>
        {invited === null && <p role="status">{texts.checking}</p>}
        {invited === "void" && (
          <>
            <p role="status">{texts.voidSentence}</p>
            <Link className="btn btn-2 btn-block" to="/admin">
              {texts.toDesk}
            </Link>
          </>
        )}
        {typeof invited === "object" && invited && token && <PasswordForm token={token} name={invited.name} />}
      </div>
    </main>
  );
}

/** Whom the link asks; "void" where it opens nothing, null until that is known. */
function useInvited(token: string | null) {
  const [invited, setInvited] = useState<{ name: string } | "void" | null>(null);
  useEffect(() => {
    if (token === null) return;
    callApi(browserFetch, "POST /api/admin/invitation", { body: { token } })
      .then(setInvited)
      .catch(() => setInvited("void"));
  }, [token]);
  return invited;
}

type Mistakes = { password?: string; again?: string; form?: string };

const fields = [
  { name: "password", label: texts.password, hint: texts.hint },
  { name: "again", label: texts.again, hint: undefined },
] as const;

function PasswordForm({ token, name }: { token: string; name: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, submit, isEntering] = useActionState(async (_: Mistakes, typed: FormData): Promise<Mistakes> => {
    const password = String(typed.get("password"));
    if (password !== typed.get("again")) return { again: texts.differ };
    return enter(token, password);
  }, {});
  useEffect(() => {
    if (Object.keys(mistakes).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [mistakes]);
  // As an action of the form it would empty the fields of a mistaken try.
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    startTransition(() => submit(typed));
  };
  return (
    <form className="gate-form" onSubmit={send} ref={form}>
      <p className="soft">{texts.hello(name)}</p>
      {fields.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={mistakes[name]} className="">
          {(wiring) => (
            <input className="input" type="password" name={name} autoComplete="new-password" required {...wiring} />
          )}
        </Field>
      ))}
      {mistakes.form && <FieldError>{mistakes.form}</FieldError>}
      <button className="btn btn-1 btn-block" type="submit" aria-disabled={isEntering}>
        {isEntering ? texts.entering : texts.enter}
      </button>
    </form>
  );
}

/** Chooses the password and goes to the desk; what was wrong with it, where the server refuses. */
async function enter(token: string, password: string): Promise<Mistakes> {
  try {
    await callApi(exchangeSession, "POST /api/admin/invitation/acceptance", { body: { token, password } });
  } catch (failure) {
    const problem = failure instanceof ApiError ? failure.problem : null;
    const sentence = problem?.errors?.password;
    return sentence ? { password: sentence } : { form: problem?.detail ?? words.desk.gate.unreachable };
  }
  rememberGate(true, true);
  // A fresh document: the link is not what Back leads to.
  window.location.replace(to("/admin"));
  return {};
}
