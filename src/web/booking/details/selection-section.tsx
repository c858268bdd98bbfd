import { Link } from "react-router";
import type { Paise } from "#core/pricing/money.ts";
import type { ChosenState } from "#web/booking/selection.ts";
import { en } from "#web/texts/en.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { PickedItem, PickedTests } from "./selected-items.tsx";

type Props = {
  of: ChosenState;
  totalPaise: Paise;
  /** Without a selector on the page the packages' own page is the way to choose. */
  hidesSelector: boolean;
  /** What to say of a form that was sent with nothing chosen. */
  error: string | undefined;
};

/** What is being booked, above the form. */
export function Picked({ of, totalPaise, hidesSelector, error }: Props) {
  if (of.state === "loading" || (of.state === "failed" && of.isRetrying)) {
    return (
      <section className="block">
        <PickedBones />
      </section>
    );
  }
  if (of.state === "ready") {
    return of.chosen.mode === "multiple-tests" ? (
      <PickedTests chosen={of.chosen} totalPaise={totalPaise} />
    ) : (
      <PickedItem chosen={of.chosen} />
    );
  }
  if (of.state === "none" && !hidesSelector) return null;
  return (
    <section className="block">
      <Unpicked of={of} error={error} />
      {of.state === "failed" && of.standIn && <PickedItem chosen={of.standIn} />}
      {hidesSelector && <OtherPages />}
    </section>
  );
}

function Unpicked({ of, error }: Pick<Props, "of" | "error">) {
  if (of.state !== "failed") return <SectionError sentence={error ?? en.booking.failed.nothing} />;
  return <SectionError sentence={of.sentence} {...(of.retry && { onRetry: of.retry })} />;
}

function OtherPages() {
  return (
    <p className="picked-browse">
      <Link className="btn btn-2" to="/tests-new">
        {en.booking.picked.browse}
      </Link>
      <Link className="btn btn-2" to="/test-packages">
        {en.booking.packages.browse}
      </Link>
    </p>
  );
}

/** The room of what is picked, while it or the step that shows it is on its way. */
export function PickedBones() {
  return (
    <Loading label={en.booking.picked.loading} className="card picked-bones">
      <Skeleton as="title" width="long" />
      <Skeleton width="half" />
      <Skeleton as="title" width="short" />
    </Loading>
  );
}
