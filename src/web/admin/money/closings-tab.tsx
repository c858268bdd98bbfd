import type { UseQueryResult } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { DayClosings, PersonClosing } from "#core/money/closings/schema.ts";
import { formatSignedRupees, parseSignedAmount } from "#core/money/signed-amount.ts";
import { words } from "#texts";
import { AdminTable } from "#web/admin/components/admin-table.tsx";
import { PageScroll } from "#web/admin/layout/admin-page.tsx";
import { Button } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { CardSection } from "./card-section.tsx";
import { CashMoveList } from "./cash-move-list.tsx";
import type { MoneyView } from "./money-path.ts";
import { OwnClosing } from "./own-closing.tsx";
import { createPeopleColumns, peopleLayout } from "./people-columns.tsx";

const texts = words.admin.closings;

type Props = { query: UseQueryResult<DayClosings>; view: MoneyView; seesLab: boolean };

/** The closings of a day: all of the lab's for the office, otherwise one's own. */
export function ClosingsTab({ query, view, seesLab }: Props) {
  return (
    <QuerySection query={query} loading={<ClosingsSkeleton />} failed={words.admin.count.failed}>
      {(closings) => (
        <PageScroll className="grid grid-cols-1 content-start gap-4">
          {seesLab ? <LabClosings closings={closings} view={view} /> : <OwnCash closings={closings} />}
        </PageScroll>
      )}
    </QuerySection>
  );
}

function OwnCash({ closings }: { closings: DayClosings }) {
  const closing = closings.people.find(({ isOwn }) => isOwn);
  return (
    <div className="mx-auto grid w-full max-w-prose grid-cols-1 gap-4">
      {closing && <OwnClosing closings={closings} closing={closing} place="page" />}
      <Moves closings={closings} />
    </div>
  );
}

function LabClosings({ closings, view }: Pick<Props, "view"> & { closings: DayClosings }) {
  const { day, settlements, drawer } = closings;
  return (
    <>
      <People closings={closings} view={view} />
      <div className="grid grid-cols-1 items-start gap-4 @xl/work:grid-cols-2">
        <Suspense fallback={<Card className="min-h-60" />}>
          {settlements && <Settlements day={day} settlements={settlements} />}
        </Suspense>
        <div className="grid grid-cols-1 gap-4">
          {drawer !== null && <Drawer amount={drawer} />}
          <Moves closings={closings} />
        </div>
      </div>
    </>
  );
}

/** What waits for the office first, what is accepted last. */
const order: Record<PersonClosing["status"], number> = { counted: 0, open: 1, accepted: 2 };

function getRank({ status, needsClosing }: PersonClosing): number {
  return status === "open" && !needsClosing ? order.accepted + 1 : order[status];
}

function People({ closings: { people }, view }: Pick<Props, "view"> & { closings: DayClosings }) {
  const rows = people.toSorted((one, other) => getRank(one) - getRank(other));
  return (
    <CardSection title={texts.people} aside={<span className="text-sm text-quiet">{texts.onlyOthers}</span>}>
      <AdminTable
        caption={texts.people}
        columns={createPeopleColumns(view)}
        layout={peopleLayout}
        rows={rows}
        keyOf={({ person }) => person.id}
        isOpen={({ person }) => person.id === view.person}
      />
    </CardSection>
  );
}

function Drawer({ amount }: { amount: string }) {
  const paise = parseSignedAmount(amount);
  return (
    <CardSection title={texts.drawer.title}>
      <div className="flex items-baseline justify-between gap-3 px-edge pb-3">
        <span className="text-soft">{texts.drawer.sentence}</span>
        <b className="text-xl font-bold tracking-tight">{formatSignedRupees(paise)}</b>
      </div>
      {paise < 0 && <p className="px-edge pb-3 text-sm text-error">{texts.drawer.below}</p>}
    </CardSection>
  );
}

/** Its form library is not loaded for those who count only their own cash. */
const Settlements = lazyComponent(() => import("./settlements.tsx"));

/** Loaded when opened. */
const MoveCashDialog = lazyComponent(() => import("./move-cash-dialog.tsx"));

function Moves({ closings }: { closings: DayClosings }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <CardSection
      title={words.admin.cashMoves.title}
      aside={
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="plus" small /> {words.admin.cashMoves.open}
        </Button>
      }
    >
      <CashMoveList moves={closings.moves} />
      <Suspense>{isOpen && <MoveCashDialog closings={closings} onClose={() => setOpen(false)} />}</Suspense>
    </CardSection>
  );
}

function ClosingsSkeleton() {
  return (
    <PageScroll>
      <Loading label={words.admin.count.loading} className="grid gap-4">
        <Card className="grid gap-3 p-4">
          <Skeleton as="title" width="half" />
          <Skeleton as="field" />
          <Skeleton as="field" />
          <Skeleton as="field" />
        </Card>
        <Card className="grid gap-3 p-4">
          <Skeleton as="title" width="half" />
          <Skeleton as="box" />
        </Card>
      </Loading>
    </PageScroll>
  );
}
