import { useState } from "react";
import type { SecondStepSetup } from "#core/staff/schema.ts";
import { formatSecret } from "#core/staff/second-step.ts";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { QrCode } from "#web/components/qr-code.tsx";
import { callApi, exchangeSession } from "#web/lib/api-client.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { CodeField } from "./code-field.tsx";

const texts = words.admin.secondStep;

/** `reason` is shown above; `onDone` is called once the second step is on and the backup codes were saved. */
type Props = { setup: SecondStepSetup; reason?: string; onDone: () => void };

/** Adds the secret to an app, confirms it with a first code, then shows the backup codes. */
export default function SecondStepEnrolment({ setup, reason, onDone }: Props) {
  const [isOn, setOn] = useState(false);
  if (isOn) return <BackupCodes codes={setup.backupCodes} onDone={onDone} />;
  return (
    <>
      {reason && <p className="text-soft">{reason}</p>}
      <AuthenticatorForm setup={setup} onRight={() => setOn(true)} />
    </>
  );
}

function AuthenticatorForm({ setup: { link, secret }, onRight }: { setup: SecondStepSetup; onRight: () => void }) {
  const form = useActionForm({
    defaultValues: { code: "" },
    send: async ({ code }) => {
      await callApi(exchangeSession, "PUT /api/admin/second-step", { body: { code } });
      onRight();
    },
    secretField: "code",
    failed: words.admin.signIn.unreachable,
  });
  return (
    <form className="grid gap-4" {...form.props}>
      <p>{texts.scan}</p>
      <QrCode text={link} label={texts.picture} />
      <ButtonLink look="quiet" className="justify-self-center pointer-fine:hidden" href={link}>
        {texts.open}
      </ButtonLink>
      <p className="text-sm">
        {texts.typeSecret}{" "}
        <span className="mt-1 block font-mono tracking-wide wrap-anywhere select-all" data-secret>
          {formatSecret(secret)}
        </span>
      </p>
      <CodeField label={texts.code} hint={texts.codeHint} error={form.getError("code")} input={form.register("code")} />
      <Button look="primary" width="full" type="submit" aria-disabled={form.isSubmitting}>
        {form.isSubmitting ? texts.confirming : texts.confirm}
      </Button>
    </form>
  );
}
