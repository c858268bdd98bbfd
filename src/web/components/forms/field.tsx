import { type ReactNode, useId } from "react";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
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
  /** Columns of the six of a `FieldGrid`; all of them by default. */
  span?: FieldSpan | undefined;
};

export type FieldSpan = keyof typeof spans;

const spans = { 2: "sm:col-span-2", 3: "sm:col-span-3", 4: "sm:col-span-4", 6: "sm:col-span-full" } as const;

/** Fields below each other on a phone, and in six columns where there is room. */
export function FieldGrid({ dense = false, children }: { dense?: boolean; children: ReactNode }) {
  return <div className={cx("grid grid-cols-1 sm:grid-cols-6", dense ? "gap-3" : "gap-5")}>{children}</div>;
}

/** The place of something else in a `FieldGrid`. */
export function getSpanClass(span: FieldSpan): string {
  return spans[span];
}

type FieldProps = FieldBaseProps & {
  label: string;
  children: (wiring: FieldControlProps) => ReactNode;
};

/** The layout and the label of a field that is not a `Field`. */
export const fieldClass = "grid min-w-0 grid-cols-1 content-start gap-1.5";
export const labelClass = "flex items-baseline gap-2 text-sm font-medium";

/** One labelled control with a hint, and its error below it until it is corrected. */
export function Field({ label, need, hint, error, span = 6, children }: FieldProps) {
  const id = useId();
  const described = getDescribedBy(id, hint, error);
  return (
    <div className={cx(fieldClass, spans[span])}>
      <label className={labelClass} htmlFor={id}>
        <span>{label}</span> {need && <NeedLabel need={need} />}
      </label>
      {children({ id, "aria-describedby": described, "aria-invalid": error ? true : undefined })}
      <FieldHelp id={id} hint={hint} error={error} />
    </div>
  );
}

type FieldGroupProps = FieldBaseProps & { legend: string; children: ReactNode };

/** Several controls that answer one question (radio buttons, slots), under one legend. */
export function FieldGroup({ legend, need, hint, error, span = 6, children }: FieldGroupProps) {
  const id = useId();
  const described = getDescribedBy(id, hint, error);
  return (
    <fieldset className={cx(fieldClass, spans[span])} aria-describedby={described}>
      {/* A legend is only as wide as its text by default, and has no gap below. */}
      <legend className={cx(labelClass, "mb-1.5 w-full leading-relaxed tracking-normal")}>
        <span>{legend}</span> {need && <NeedLabel need={need} />}
      </legend>
      {children}
      <FieldHelp id={id} hint={hint} error={error} />
    </fieldset>
  );
}

/** The badge at the end of a label. */
export function NeedLabel({ need }: { need: "required" | "optional" }) {
  return (
    <span
      className={cx("ml-auto flex-none text-xs font-medium", need === "required" ? "text-action" : "text-quiet")}
      data-need={need}
    >
      {words.forms[need]}
    </span>
  );
}

function FieldHelp({ id, hint, error }: { id: string } & Pick<FieldBaseProps, "hint" | "error">) {
  return (
    <>
      {hint && (
        <FieldHint id={`${id}-hint`} lang={getTextLanguage(hint)}>
          {hint}
        </FieldHint>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  );
}

/** Help of a field, below it. */
export function FieldHint({ children, ...rest }: { id?: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <p className="text-xs leading-normal text-balance text-quiet" {...rest}>
      {children}
    </p>
  );
}

/** Returns the ids of the sentences below; undefined where there are none. */
function getDescribedBy(id: string, hint: string | undefined, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
}
