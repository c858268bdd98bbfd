import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { ApiError, callApi, exchangeSession } from "#web/lib/api-client.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { CodeField } from "./code-field.tsx";
import { signInFormClass } from "./sign-in-card.tsx";

const texts = words.admin.secondStep.signIn;

type Props = {
  onSignedIn: () => void;
  /** Returns to the password step, with an optional notice. */
  onRestart: (sentence?: string) => void;
};

/** Second step after the password: the app's code or a backup code. */
export function CodeStep({ onSignedIn, onRestart }: Props) {
  const form = useActionForm({
    defaultValues: { code: "" },
    send: async ({ code }) => {
      try {
        await callApi(exchangeSession, "POST /api/admin/session/code", { body: { code } });
      } catch (error) {
        const problem = error instanceof ApiError ? error.problem : null;
        if (problem?.code === "rule-broken") return onRestart(problem.detail);
        throw error;
      }
      onSignedIn();
    },
    secretField: "code",
    failed: words.admin.signIn.unreachable,
  });
  return (
    <form className={signInFormClass} {...form.props}>
      <p className="text-soft">{texts.hello}</p>
      <CodeField
        label={texts.code}
        hint={texts.hint}
        error={form.getError("code")}
        input={form.register("code")}
        autoFocus
      />
      <Button look="primary" width="full" type="submit" aria-disabled={form.isSubmitting}>
        {form.isSubmitting ? texts.checking : texts.enter}
      </Button>
      <Button look="quiet" onClick={() => onRestart()}>
        {texts.again}
      </Button>
    </form>
  );
}
