import { Link } from "react-router";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { SelectionState } from "#web/booking/selection.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { SelectedItem, SelectedTests } from "./selected-items.tsx";

type Props = {
  of: SelectionState;
  totalPaise: Paise;
  /** Without a selector on the page the packages' own page is the way to choose. */
  hidesSelector: boolean;
  /** What to say of a form that was sent with nothing chosen. */
  error: string | undefined;
};

/** What is being booked, above the form. */
export function SelectionSection({ of, totalPaise, hidesSelector, error }: Props) {
  if (of.state === "loading" || (of.state === "failed" && of.isRetrying)) {
    return (
      <section className="block">
        <SelectionSkeleton />
      </section>
    );
  }
  if (of.state === "ready") {
    return of.shown.mode === "multiple-tests" ? (
      <SelectedTests shown={of.shown} totalPaise={totalPaise} />
    ) : (
      <SelectedItem shown={of.shown} />
    );
  }
  if (of.state === "none" && !hidesSelector) return null;
  return (
    <section className="block">
      <NoSelection of={of} error={error} />
      {of.state === "failed" && of.fallback && <SelectedItem shown={of.fallback} />}
      {hidesSelector && <OtherPages />}
    </section>
  );
}

function NoSelection({ of, error }: Pick<Props, "of" | "error">) {
  if (of.state !== "failed") return <SectionError sentence={error ?? words.booking.failed.nothing} />;
  return <SectionError sentence={of.sentence} {...(of.retry && { onRetry: of.retry })} />;
}

function OtherPages() {
  return (
    <p className="selection-browse">
      <Link className="btn btn-2" to="/tests-new">
        {words.booking.selection.browse}
      </Link>
      <Link className="btn btn-2" to="/test-packages">
        {words.booking.packages.browse}
      </Link>
    </p>
  );
}

/** The room of the selection, while it or the step that shows it is on its way. */
export function SelectionSkeleton() {
  return (
    <Loading label={words.booking.selection.loading} className="card selection-skeleton">
      <Skeleton as="title" width="long" />
      <Skeleton width="half" />
      <Skeleton as="title" width="short" />
    </Loading>
  );
}
