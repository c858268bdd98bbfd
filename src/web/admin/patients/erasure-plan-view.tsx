import type { ReactNode } from "react";
import type { ErasurePlan } from "#core/erasure/schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Notice } from "#web/components/notice.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";

const texts = words.admin.patientErasure;

/** What has to be settled before an erasure, what it removes, and what stays until when. */
export function ErasurePlanView({ plan }: { plan: ErasurePlan }) {
  return (
    <>
      <h4 className="text-sm">{texts.title(plan.name)}</h4>
      <p className="text-sm text-quiet">{texts.planned}</p>
      {plan.toSettle.length > 0 && (
        <Notice tone="calm" icon="clock" title={texts.settleFirst} announced="never">
          <ul>
            {plan.toSettle.map(({ bookingId, code, bookingDate }) => (
              <li key={bookingId}>
                <DetailLink
                  className="inline-flex min-h-control items-center"
                  to={getBookingsPath(emptyFilters, bookingId)}
                  isAnyOpen={false}
                >
                  {code}, {formatShortDate(bookingDate)}
                </DetailLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <PlanList title={texts.erased}>
        <ErasedItem name={texts.patient} />
        {(Object.keys(texts.goes) as (keyof typeof texts.goes)[])
          .filter((kind) => plan.goes[kind] > 0)
          .map((kind) => (
            <ErasedItem key={kind} name={texts.goes[kind]} count={plan.goes[kind]} />
          ))}
      </PlanList>
      <PlanList title={texts.kept}>
        <KeptItems plan={plan} />
      </PlanList>
    </>
  );
}

function PlanList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h4 className="text-sm">{title}</h4>
      <ul className="divide-y divide-line">{children}</ul>
    </div>
  );
}

function ErasedItem({ name, count }: { name: string; count?: number }) {
  return (
    <li className="flex items-center gap-2 py-1">
      <Icon name="trash-2" small className="text-error" />
      <span className="min-w-0 flex-1">{name}</span>
      {count !== undefined && <b className="font-semibold">{count}</b>}
    </li>
  );
}

function KeptItems({ plan: { stays, sharesPhoneWith } }: { plan: ErasurePlan }) {
  const lastDay = stays.reports
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  return (
    <>
      {[...groupBills(stays.bills)].map(([detail, bills]) => (
        <KeptItem key={detail} name={texts.bills(bills.length, formatRupees(sumPaise(bills)))} detail={detail} />
      ))}
      {lastDay && (
        <KeptItem name={texts.reports(stays.reports.length)} detail={texts.reportsUntil(formatShortDate(lastDay))} />
      )}
      {stays.signIn > 0 && <KeptItem name={texts.signIn(sharesPhoneWith.map(({ name }) => name).join(", "))} />}
      <KeptItem name={texts.auditLog} />
    </>
  );
}

type Bill = ErasurePlan["stays"]["bills"][number];

/** The bills by what is said of them: in whose name they stay, and until when. */
function groupBills(bills: Bill[]): Map<string, Bill[]> {
  const groups = new Map<string, Bill[]>();
  for (const bill of bills) {
    const detail = texts.billsFor(bill.name, formatShortDate(bill.until));
    groups.set(detail, [...(groups.get(detail) ?? []), bill]);
  }
  return groups;
}

function sumPaise(bills: Bill[]): number {
  return bills.reduce((sum, { totalAmount }) => sum + parseAmount(totalAmount), 0);
}

function KeptItem({ name, detail }: { name: string; detail?: string }) {
  return (
    <li className="flex items-center gap-2 py-1">
      <Icon name="lock" small className="text-action" />
      <span className="min-w-0 flex-1">
        {name}
        {detail && <span className="block text-sm text-quiet">{detail}</span>}
      </span>
    </li>
  );
}
