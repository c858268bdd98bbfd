import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";
import { Need } from "./need.tsx";

/** What the control inside must carry so that label, hint and error belong to it. */
export type FieldWiring = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

type Props = {
  label: string;
  need?: "required" | "optional";
  hint?: string | undefined;
  error?: string | undefined;
  /** The column class of a `.fields` grid: f-2, f-3, f-4, f-6. */
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
};

/** One labelled control with one sentence of help, and its error below it until it is mended. */
export function Field({ label, need, hint, error, className = "f-6", children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={error ? `field wrong ${className}` : `field ${className}`}>
      <label className="label" htmlFor={id}>
        {label} {need && <Need need={need} />}
      </label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
