import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Link } from "react-router";
import type { Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { SelectedTests } from "#web/booking/lazy-parts.ts";
import type { SelectionState } from "#web/booking/selection.ts";
import { Icon } from "#web/components/icon.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { Tag } from "#web/components/tag.tsx";
import { PackageList } from "./package-list.tsx";
import { SelectedItem } from "./selected-items.tsx";

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
    <div ref={part} className="selection">
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
    <details className="card item" open={isOpen}>
      <summary ref={opener}>
        <h2 className="side-title">
          {texts.select} <Tag action>{texts.recommended}</Tag>
        </h2>
        <span className="item-go">
          <Icon name="chevron-down" small />
        </span>
      </summary>
      <div className="item-more">
        {children}
        <Link className="btn btn-3 btn-s" to="/tests-new">
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

/** Skeleton of the selection, while it or its step is loading. */
export function SelectionSkeleton() {
  return (
    <Loading label={words.booking.selection.loading} className="card selection-skeleton">
      <Skeleton as="title" width="long" />
      <Skeleton width="half" />
      <Skeleton as="title" width="short" />
    </Loading>
  );
}
