import type { ReactNode } from "react";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { withBasePath } from "#web/lib/base-path.ts";

type Props = { id?: string; isSunken?: boolean; className?: string; children: ReactNode };

/** A section of the home page; closer to the next than on other pages, since it leads on and is not for reading. */
export function HomeSection({ id, isSunken = false, className, children }: Props) {
  return (
    <section className={cx("py-6 md:py-12 lg:py-20", isSunken && "border-y border-line bg-sunken")} id={id}>
      <div className={cx("page-width", className)}>{children}</div>
    </section>
  );
}

type HeadProps = {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** A sentence below both. */
  children?: ReactNode;
};

/** The title of a section. */
export function SectionHead({ title, aside, children }: HeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 md:mb-8">
      <h2>{title}</h2>
      {children && <div className="order-1 basis-full">{children}</div>}
      {aside}
    </div>
  );
}

/** A link to the page with the rest. */
export function MoreLink({ path, children }: { path: string; children: string }) {
  return (
    <a className="inline-flex min-h-target items-center gap-1.5 font-semibold no-underline" href={withBasePath(path)}>
      <span>{children}</span> <Icon name="arrow-right" small />
    </a>
  );
}

/** Cards in one row, which scrolls sideways to the edges of the screen. */
export const shelfClass =
  "scroll-row relative -mx-gutter flex snap-x scroll-px-gutter px-gutter *:w-75 *:max-w-11/12 *:flex-none *:snap-start";
