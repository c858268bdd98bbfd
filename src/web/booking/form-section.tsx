import type { ReactNode } from "react";

/** The title of a section of a form, of its summary, or of a short dialog. */
export const sectionTitleClass = "text-xl leading-snug";

type Props = {
  title?: string;
  /** One sentence below the title. */
  hint?: string;
  children: ReactNode;
};

/** A section of a form, with a line to the next one. */
export function FormSection({ title, hint, children }: Props) {
  return (
    <section className="grid grid-cols-1 gap-4 border-b border-line py-6 last-of-type:border-b-0">
      {title && (
        <div className="grid gap-0.5">
          <h2 className={sectionTitleClass}>{title}</h2>
          {hint && <p className="text-sm text-soft">{hint}</p>}
        </div>
      )}
      {children}
    </section>
  );
}
