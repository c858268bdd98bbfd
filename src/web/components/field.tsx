import { type ReactNode, useId } from "react";
import { words } from "#texts";
import { FieldError } from "./field-error.tsx";

/** Attributes of the control inside that connect it with label, hint and error. */
export type FieldControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
};

type FieldBaseProps = {
  need?: "required" | "optional";
  hint?: string | undefined;
  error?: string | undefined;
  /** The column class of a `.fields` grid: f-2, f-3, f-4, f-6. */
  className?: string;
};

type FieldProps = FieldBaseProps & {
  label: string;
  children: (wiring: FieldControlProps) => ReactNode;
};

/** One labelled control with a hint, and its error below it until it is corrected. */
export function Field({ label, need, hint, error, className = "f-6", children }: FieldProps) {
  const id = useId();
  const described = getDescribedBy(id, hint, error);
  return (
    <div className={error ? `field wrong ${className}` : `field ${className}`}>
      <label className="label" htmlFor={id}>
        <span>{label}</span> {need && <NeedLabel need={need} />}
      </label>
      {children({ id, "aria-describedby": described, "aria-invalid": error ? true : undefined })}
      <FieldHelp id={id} hint={hint} error={error} />
    </div>
  );
}

type FieldGroupProps = FieldBaseProps & { legend: string; children: ReactNode };

/** Several controls that answer one question (radio buttons, slots), under one legend. */
export function FieldGroup({ legend, need, hint, error, className = "f-6", children }: FieldGroupProps) {
  const id = useId();
  const described = getDescribedBy(id, hint, error);
  return (
    <fieldset className={error ? `field wrong ${className}` : `field ${className}`} aria-describedby={described}>
      <legend className="label">
        <span>{legend}</span> {need && <NeedLabel need={need} />}
      </legend>
      {children}
      <FieldHelp id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** The badge at the end of a label. */
export function NeedLabel({ need }: { need: "required" | "optional" }) {
  return <span className={need === "required" ? "need need-req" : "need"}>{words.forms[need]}</span>;
}

function FieldHelp({ id, hint, error }: { id: string } & Pick<FieldBaseProps, "hint" | "error">) {
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

/** Returns the ids of the sentences below; undefined where there are none. */
function getDescribedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}
