import type { ReactNode } from "react";
import { withBasePath } from "#web/lib/base-path.ts";
import { Icon } from "./icon.tsx";

/** A page whose summary is beside its content where there is room, else below it. */
export const columnsPageClass = "page-width pt-2 pb-12 lg:pb-section";
export const columnsClass = "grid grid-cols-1 items-start gap-6 pt-6 lg:grid-cols-aside lg:gap-10 lg:pt-8";

/** The page's summary: beside its content it stays in sight. */
export function SideColumn({ children }: { children: ReactNode }) {
  return <aside className="min-w-0 lg:sticky lg:top-24">{children}</aside>;
}

type Props = { path: string; label: string; children: ReactNode };

/** Leads back to the list that a page belongs to. */
export function BackLink({ path, label, children }: Props) {
  return (
    <nav className="text-sm" aria-label={label}>
      <a className="inline-flex min-h-target items-center gap-1 text-soft" href={withBasePath(path)}>
        <Icon name="chevron-left" small /> {children}
      </a>
    </nav>
  );
}
