import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Link } from "react-router";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { SelectedTests } from "#web/booking/lazy-parts.ts";
import type { SelectionState } from "#web/booking/selection.ts";
import { buttonClass } from "#web/components/button.tsx";
import { cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { Tag } from "#web/components/tag.tsx";
import { PackageList } from "./package-list.tsx";
import { SelectedItem, selectionClass, selectionContentClass, selectionSummaryClass } from "./selected-items.tsx";

type Props = {
  of: SelectionState;
  totalPaise: Paise;
  /** Without a selector, the packages page is the way to choose. */
  hidesSelector: boolean;
  selectedPackageId: number | null;
  onChoosePackage: (id: number) => void;
};

/** What is being booked, above the form, and the packages to switch to. */
export function SelectionSection({ of, totalPaise, hidesSelector, selectedPackageId, onChoosePackage }: Props) {
  const { field, fieldState } = useController<FormFields, "packageId">({ name: "packageId" });
  const part = useRef<HTMLDivElement>(null);
  const isPicked = useRef(false);
  usePreHydrationChoice((id) => id !== selectedPackageId && onChoosePackage(id));
  const close = () => {
    isPicked.current = false;
    const opened = part.current?.querySelector<HTMLDetailsElement>("details[open]");
    opened?.removeAttribute("open");
    part.current?.querySelector("summary")?.focus();
  };
  // The pressed control of an open list is replaced by the line of the choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the choice is drawn
  useEffect(() => {
    if (isPicked.current) close();
  }, [of.state, selectedPackageId]);
  const isChosen = of.state === "ready" || (of.state === "failed" && of.fallback !== null);
  const error = fieldState.error?.message;
  const list = (isHeaded: boolean) => (
    <PackageList
      selectedId={selectedPackageId}
      onChoose={(id) => {
        isPicked.current = !isChosen;
        onChoosePackage(id);
      }}
      onDone={() => (isChosen ? close() : undefined)}
      isHeaded={isHeaded}
      error={error}
    />
  );
  const chooser = hidesSelector ? null : (
    <PackageChooser isOpen={!isChosen} opener={field.ref}>
      {list(false)}
    </PackageChooser>
  );
  const renderItem = (shown: Parameters<typeof SelectedItem>[0]["shown"]) => (
    <SelectedItem shown={shown} opener={field.ref}>
      {!hidesSelector && list(true)}
    </SelectedItem>
  );
  return (
    <div ref={part} className="grid grid-cols-1 gap-4 pt-4">
      {of.state === "ready" && of.shown.mode !== "multiple-tests" && renderItem(of.shown)}
      {of.state === "ready" && of.shown.mode === "multiple-tests" && (
        <>
          <Suspense fallback={<SelectionSkeleton />}>
            <SelectedTests shown={of.shown} totalPaise={totalPaise} />
          </Suspense>
          {chooser}
        </>
      )}
      {(of.state === "loading" || (of.state === "failed" && of.isRetrying)) && <SelectionSkeleton />}
      {of.state === "failed" && !of.isRetrying && (
        <>
          <NoSelection of={of} error={error} />
          {of.fallback ? renderItem(of.fallback) : chooser}
        </>
      )}
      {of.state === "none" && (hidesSelector ? <NoSelection of={of} error={error} /> : chooser)}
      {hidesSelector && (of.state === "failed" || of.state === "none") && <OtherPages />}
    </div>
  );
}

type ChooserProps = { isOpen: boolean; opener: (opener: HTMLElement | null) => void; children: ReactNode };

/** The list of packages where none, or where tests are chosen. */
function PackageChooser({ isOpen, opener, children }: ChooserProps) {
  const texts = words.booking.packages;
  return (
    <details className={selectionClass} open={isOpen}>
      <summary ref={opener} className={selectionSummaryClass}>
        <h2 className="flex flex-1 flex-wrap items-center gap-2 text-base leading-normal tracking-normal">
          {texts.select} <Tag look="action">{texts.recommended}</Tag>
        </h2>
        <Icon name="chevron-down" small className="text-action group-open/selection:rotate-180" />
      </summary>
      <div className={selectionContentClass}>
        {children}
        <Link
          className={buttonClass({ look: "quiet", size: "small", className: "-mt-4 -ml-3.5 justify-self-start" })}
          to="/tests-new"
        >
          {texts.tests} <Icon name="arrow-right" small />
        </Link>
      </div>
    </details>
  );
}

/** Applies a package chosen while the scripts were loading. */
function usePreHydrationChoice(take: (id: number) => void): void {
  const [early] = useState(() =>
    typeof document === "undefined"
      ? undefined
      : document.querySelector<HTMLInputElement>("input[name=packageId]:checked")?.value,
  );
  const look = useEffectEvent(() => {
    if (early) take(Number(early));
  });
  useEffect(() => look(), []);
}

function NoSelection({ of, error }: { of: SelectionState; error: string | undefined }) {
  if (of.state !== "failed") return <SectionError sentence={error ?? words.booking.failed.nothing} />;
  return <SectionError sentence={of.sentence} {...(of.retry && { onRetry: of.retry })} />;
}

function OtherPages() {
  return (
    <p className="flex flex-wrap gap-3">
      <Link className={buttonClass()} to="/tests-new">
        {words.booking.selection.browse}
      </Link>
      <Link className={buttonClass()} to="/test-packages">
        {words.booking.packages.browse}
      </Link>
    </p>
  );
}

/** Skeleton of the selection, while it or its step is loading. */
export function SelectionSkeleton() {
  return (
    <Loading
      label={words.booking.selection.loading}
      className={cx(cardClass, "grid min-h-26 content-center gap-3 p-4")}
    >
      <Skeleton as="title" width="long" />
      <Skeleton width="half" />
      <Skeleton as="title" width="short" />
    </Loading>
  );
}
