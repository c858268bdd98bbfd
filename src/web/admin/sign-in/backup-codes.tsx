import { useEffect, useRef, useState } from "react";
import { formatBackupCode } from "#core/staff/second-step.ts";
import { words } from "#texts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";

const texts = words.admin.secondStep.codes;

/** The backup codes, shown once. */
export function BackupCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard?.writeText(codes.join("\n")).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <section className="grid gap-4" aria-label={texts.title} data-prints>
      <h2 className="text-lg print:outline-0" tabIndex={-1} ref={heading}>
        {texts.title}
      </h2>
      <p className="text-soft">{texts.sentence}</p>
      <ol
        className="grid auto-cols-fr grid-flow-col grid-rows-5 gap-x-4 gap-y-2 rounded-md border border-line bg-sunken p-4 text-lg"
        aria-label={texts.list}
      >
        {codes.map((code) => (
          <li key={code}>{formatBackupCode(code)}</li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <Button onClick={() => window.print()}>
          <Icon name="printer" small /> {texts.print}
        </Button>
        <Button onClick={copy}>
          <Icon name={isCopied ? "check" : "copy"} small /> {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button look="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </section>
  );
}
