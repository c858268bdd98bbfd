import type { ReactNode } from "react";
import { cx } from "#web/components/classes.ts";
import { PageHead } from "#web/components/page-head.tsx";

type Props = {
  id?: string;
  title: string;
  sentence?: ReactNode;
  isSunken?: boolean;
  /** The title on the left, and the content in the remaining width. */
  isSplit?: boolean;
  children: ReactNode;
};

/** A section of the landing page. */
export function OfferSection({ id, title, sentence, isSunken = false, isSplit = false, children }: Props) {
  return (
    <section className={cx("py-10 lg:py-16", isSunken && "border-y border-line bg-sunken")} id={id}>
      <div className={cx("page-width grid gap-5", isSplit && "lg:grid-cols-3 lg:gap-8 lg:*:last:col-span-2")}>
        <PageHead heading="h2" title={title} className="content-start">
          {sentence}
        </PageHead>
        {children}
      </div>
    </section>
  );
}
