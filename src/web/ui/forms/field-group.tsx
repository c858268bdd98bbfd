import { type ReactNode, useId } from "react";
import { FieldError } from "./field-error.tsx";
import { Need } from "./need.tsx";

type Props = {
  legend: string;
  need?: "required" | "optional";
  hint?: string | undefined;
  error?: string | undefined;
  className?: string;
  children: ReactNode;
};

/** Several controls that answer one question (radio buttons, hours), under one legend. */
export function FieldGroup({ legend, need, hint, error, className = "f-6", children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={error ? `field wrong ${className}` : `field ${className}`}
      aria-describedby={described || undefined}
    >
      <legend className="label">
        {legend} {need && <Need need={need} />}
      </legend>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
