import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { OpenAmounts } from "#core/admin/money/schema.ts";
import { words } from "#texts";
import { AdminTable, AdminTableSkeleton, EmptyList } from "#web/admin/components/admin-table.tsx";
import { ListFoot } from "#web/admin/components/pager.tsx";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { getMoneyPath } from "./money-path.ts";
import { createOpenAmountColumns, type OpenAmountKind, openAmountsLayout } from "./open-amounts-columns.tsx";
import { owedQuery, refundsQuery } from "./queries.ts";

type Props = { show: OpenAmountKind; cursor: string | null; today: string };

/** What is to be taken for today's visits, or all that is to be given back, with the ways to reach the patient. */
export function OpenAmountsTab({ show, cursor, today }: Props) {
  const page = { cursor: cursor ?? undefined };
  const owed = useQuery({
    ...owedQuery({ day: today, ...page }),
    enabled: show === "due",
    placeholderData: keepPreviousData,
  });
  const refunds = useQuery({ ...refundsQuery(page), enabled: show === "back", placeholderData: keepPreviousData });
  const query = show === "due" ? owed : refunds;
  const texts = words.admin.openAmounts;
  const { loading, failed } = show === "due" ? texts.due : texts.back;
  return (
    <QuerySection
      query={query}
      loading={
        <AdminTableSkeleton
          label={loading}
          columns={createOpenAmountColumns({ kind: show, today })}
          layout={openAmountsLayout}
        />
      }
      failed={failed}
    >
      {(amounts) => (
        <StaleIndicator query={query}>
          <OpenAmountTable amounts={amounts} show={show} cursor={cursor} today={today} />
        </StaleIndicator>
      )}
    </QuerySection>
  );
}

function OpenAmountTable({ amounts: { bookings, next }, show, cursor, today }: Props & { amounts: OpenAmounts }) {
  const texts = show === "due" ? words.admin.openAmounts.due : words.admin.openAmounts.back;
  if (bookings.length === 0 && cursor === null) {
    return <EmptyList title={texts.none} sentence={texts.noneSentence} />;
  }
  return (
    <>
      <AdminTable
        caption={texts.caption}
        columns={createOpenAmountColumns({ kind: show, today })}
        layout={openAmountsLayout}
        rows={bookings}
        keyOf={({ id }) => id}
        isOpen={() => false}
      />
      <ListFoot>
        <span>{texts.count(bookings.length)}</span>
        {(cursor !== null || next !== null) && <PageLinks show={show} cursor={cursor} next={next} />}
      </ListFoot>
    </>
  );
}

function PageLinks({ show, cursor, next }: Pick<Props, "show" | "cursor"> & Pick<OpenAmounts, "next">) {
  const texts = words.admin.openAmounts;
  const className = buttonClass({ look: "quiet", size: "small" });
  return (
    <nav className="flex gap-2" aria-label={words.admin.list.pages}>
      {cursor !== null && (
        <Link className={className} to={getMoneyPath({ show })}>
          {texts.first}
        </Link>
      )}
      {next !== null && (
        <Link className={className} to={getMoneyPath({ show, cursor: next })}>
          {texts.following}
        </Link>
      )}
    </nav>
  );
}
