import { type ReactNode, useId } from "react";

type Props = { title: string; hint: string; children: ReactNode };

/** One card of the lab's settings, under its title. */
export function SettingSection({ title, hint, children }: Props) {
  const titleId = useId();
  return (
    <section className="card setting" aria-labelledby={titleId}>
      <div className="block-head">
        <h2 id={titleId}>{title}</h2>
        <p className="quiet sm">{hint}</p>
      </div>
      {children}
    </section>
  );
}
