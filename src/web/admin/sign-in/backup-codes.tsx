import { useEffect, useRef, useState } from "react";
import { formatBackupCode } from "#core/staff/second-step.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import "./second-step.css";

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
    <section className="backup-codes" aria-label={texts.title}>
      <h2 tabIndex={-1} ref={heading}>
        {texts.title}
      </h2>
      <p className="soft">{texts.sentence}</p>
      <ol aria-label={texts.list}>
        {codes.map((code) => (
          <li key={code}>{formatBackupCode(code)}</li>
        ))}
      </ol>
      <div className="row row-wraps backup-codes-acts">
        <button className="btn btn-2" type="button" onClick={() => window.print()}>
          <Icon name="printer" small /> {texts.print}
        </button>
        <button className="btn btn-2" type="button" onClick={copy}>
          <Icon name={isCopied ? "check" : "copy"} small /> {isCopied ? texts.copied : texts.copy}
        </button>
        <button className="btn btn-1" type="button" onClick={onDone}>
          {texts.done}
        </button>
      </div>
    </section>
  );
}
