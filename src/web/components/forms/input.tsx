import type { ComponentProps } from "react";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";

/** What a text field, a text area and a select have in common; their corners and their height are their own. */
const control =
  "w-full border border-line-control bg-card px-3.5 leading-normal text-ink text-ellipsis focus:border-focus focus:outline-3 focus:outline-offset-1 focus:outline-focus aria-invalid:border-error aria-invalid:inset-ring aria-invalid:inset-ring-error disabled:bg-sunken disabled:text-quiet";

export const inputClass = cx(control, "min-h-field rounded-md py-1");

/** A text field, as high as a thumb. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cx(inputClass, className)} {...props} />;
}

type TextareaProps = ComponentProps<"textarea"> & {
  /** For a sentence: as low as a field, and grows with its content where supported. */
  isOneLine?: boolean;
};

/** A text area, at least two lines high. */
export function Textarea({ isOneLine = false, className, ...props }: TextareaProps) {
  const height = isOneLine ? "field-sizing-content min-h-field py-1.5" : "min-h-22 py-3";
  return <textarea className={cx(control, "resize-y rounded-md", height, className)} {...props} />;
}

/** The browser's own select, with our arrow; inside a Field it is connected with its label and error. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select className={cx(control, "min-h-field appearance-none rounded-md py-1 pr-11", className)} {...props} />
      <Icon name="chevron-down" className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-soft" />
    </span>
  );
}

/** A checkbox or a radio button with its words, in one target; `hint` is a second, quiet line. */
export function Checkbox({ label, hint, className, type = "checkbox", ...props }: CheckboxProps) {
  return (
    <label className={cx("flex min-h-control items-center gap-3 forced-colors:outline-0", className)}>
      <input type={type} className="size-5 flex-none accent-action" {...props} />
      <span>
        {label}
        {hint && <small className="block text-quiet">{hint}</small>}
      </span>
    </label>
  );
}

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  type?: "checkbox" | "radio";
  label: React.ReactNode;
  hint?: string | undefined;
};
