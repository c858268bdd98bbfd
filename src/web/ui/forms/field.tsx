import { type ReactNode, useId } from "react";
import { words } from "#texts";
import { FieldError } from "./field-error.tsx";

/** What the control inside must carry so that label, hint and error belong to it. */
export type FieldWiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type Asked = {
  need?: "required" | "optional";
  hint?: string | undefined;
  error?: string | undefined;
  /** The column class of a `.fields` grid: f-2, f-3, f-4, f-6. */
  className?: string;
};

type FieldProps = Asked & {
  label: string;
  children: (wiring: FieldWiring) => ReactNode;
};

/** One labelled control with one sentence of help, and its error below it until it is mended. */
export function Field({ label, need, hint, error, className = "f-6", children }: FieldProps) {
  const id = useId();
  const described = describedBy(id, hint, error);
  return (
    <div className={error ? `field wrong ${className}` : `field ${className}`}>
      <label className="label" htmlFor={id}>
        <span>{label}</span> {need && <Need need={need} />}
      </label>
      {children({ id, "aria-describedby": described, "aria-invalid": error ? true : undefined })}
      <Help id={id} hint={hint} error={error} />
    </div>
  );
}

type FieldGroupProps = Asked & { legend: string; children: ReactNode };

/** Several controls that answer one question (radio buttons, hours), under one legend. */
export function FieldGroup({ legend, need, hint, error, className = "f-6", children }: FieldGroupProps) {
  const id = useId();
  const described = describedBy(id, hint, error);
  return (
    <fieldset className={error ? `field wrong ${className}` : `field ${className}`} aria-describedby={described}>
      <legend className="label">
        <span>{legend}</span> {need && <Need need={need} />}
      </legend>
      {children}
      <Help id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** The badge at the end of a label. */
export function Need({ need }: { need: "required" | "optional" }) {
  return <span className={need === "required" ? "need need-req" : "need"}>{words.forms[need]}</span>;
}

function Help({ id, hint, error }: { id: string } & Pick<Asked, "hint" | "error">) {
  return (
    <>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

/** The ids of the sentences that stand below; undefined where none does. */
function describedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}
