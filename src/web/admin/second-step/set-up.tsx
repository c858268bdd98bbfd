import { useActionState, useEffect, useRef, useState } from "react";
import type { NewSecondStep } from "#core/staff/schema.ts";
import { secretWords } from "#core/staff/second-step.ts";
import { words } from "#texts";
import { ApiError, callApi, exchangeSession } from "#web/api-client.ts";
import { BackupCodes } from "./backup-codes.tsx";
import { CodeField } from "./code-field.tsx";
import { QrCode } from "./qr-code.tsx";
import "./second-step.css";

const texts = words.desk.secondStep;

/** `why` stands above it; `onDone` once the second step is on and its backup codes are kept. */
type Props = { made: NewSecondStep; why?: string; onDone: () => void };

/** An app is given the secret, shows by a first code that it has it, and then the backup codes are kept. */
export default function SetUp({ made, why, onDone }: Props) {
  const [isOn, setOn] = useState(false);
  if (isOn) return <BackupCodes codes={made.backupCodes} onDone={onDone} />;
  return (
    <>
      {why && <p className="soft">{why}</p>}
      <AppForm made={made} onRight={() => setOn(true)} />
    </>
  );
}

function AppForm({ made: { link, secret }, onRight }: { made: NewSecondStep; onRight: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [mistake, submit, isConfirming] = useActionState(async (_: string | null, form: FormData) => {
    const sentence = await confirm(String(form.get("code")));
    if (sentence === null) onRight();
    return sentence;
  }, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each try the next code is typed
  useEffect(() => {
    if (mistake) input.current?.focus();
  }, [mistake, isConfirming]);
  return (
    <form className="second-step-form" action={submit}>
      <p>{texts.scan}</p>
      <QrCode text={link} label={texts.picture} />
      <a className="btn btn-3 second-step-here" href={link}>
        {texts.open}
      </a>
      <p className="sm">
        {texts.typeSecret} <span className="second-step-secret">{secretWords(secret)}</span>
      </p>
      <CodeField label={texts.code} hint={texts.codeHint} error={mistake ?? undefined} input={input} />
      <button className="btn btn-1 btn-block" type="submit" aria-disabled={isConfirming}>
        {isConfirming ? texts.confirming : texts.confirm}
      </button>
    </form>
  );
}

/** Null where the second step is on now, else what was wrong. */
async function confirm(code: string): Promise<string | null> {
  try {
    await callApi(exchangeSession, "PUT /api/admin/second-step", { body: { code } });
    return null;
  } catch (failure) {
    const problem = failure instanceof ApiError ? failure.problem : null;
    return problem?.detail ?? words.desk.gate.unreachable;
  }
}
