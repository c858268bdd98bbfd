import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { EveningFigures, OpenAmount } from "#core/admin/money/schema.ts";
import { differenceInDays } from "#core/calendar/day.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { CardSection } from "./card-section.tsx";
import { getMoneyPath } from "./money-path.ts";
import { ContactLinks } from "./open-amounts-columns.tsx";
import { owedQuery } from "./queries.ts";

const texts = words.admin.evening;
const openTexts = words.admin.openAmounts;

/** Rows of the list in the evening; the oldest first. */
const MAX_OWED_ROWS = 8;

/** What patients owe, by age, and who owes the longest. */
export function OwedCard({ owed }: Pick<EveningFigures, "owed">) {
  const query = useQuery(owedQuery());
  return (
    <CardSection
      title={texts.owed(formatRupees(parseAmount(owed.total)))}
      aside={<span className="text-sm text-quiet">{texts.bookings(owed.bookings)}</span>}
    >
      {owed.bookings > 0 && (
        <>
          <Ages sums={owed} />
          <QuerySection
            query={query}
            loading={
              <div className="px-edge pb-4">
                <LinesSkeleton label={openTexts.owed.loading} />
              </div>
            }
            failed={openTexts.owed.failed}
          >
            {({ bookings }) => (
              <ul aria-label={openTexts.owed.caption}>
                {bookings.slice(0, MAX_OWED_ROWS).map((booking) => (
                  <OwedRow key={booking.id} booking={booking} />
                ))}
              </ul>
            )}
          </QuerySection>
        </>
      )}
    </CardSection>
  );
}

/** What the lab owes patients, by age. */
export function BackCard({ back }: Pick<EveningFigures, "back">) {
  return (
    <CardSection
      title={texts.back(formatRupees(parseAmount(back.total)))}
      aside={<span className="text-sm text-quiet">{texts.bookings(back.bookings)}</span>}
    >
      {back.bookings > 0 && (
        <>
          <Ages sums={back} />
          <p className="border-t border-line px-edge py-2.5">
            <Link className={buttonClass({ size: "small" })} to={getMoneyPath({ show: "back" })}>
              {words.admin.money.tabs.back}
            </Link>
          </p>
        </>
      )}
    </CardSection>
  );
}

const ages = ["today", "week", "month", "older"] as const;

function Ages({ sums }: { sums: Record<(typeof ages)[number], string> }) {
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-1.5 @lg/work:grid-cols-2 border-t border-line px-edge py-2.5 text-sm">
      {ages.map((age) => (
        <div key={age} className="flex justify-between gap-2">
          <dt className="text-soft">{texts.ages[age]}</dt>
          <dd className="font-medium whitespace-nowrap">{formatRupees(parseAmount(sums[age]))}</dd>
        </div>
      ))}
    </dl>
  );
}

function OwedRow({ booking }: { booking: OpenAmount }) {
  const { id, patientName, code, itemNames, dueAmount, since } = booking;
  return (
    <li className="flex items-center gap-3 border-t border-line px-edge py-2">
      <span className="min-w-0 flex-1">
        <Link
          className="block truncate font-semibold text-ink no-underline hover:underline"
          to={getBookingsPath(emptyFilters, id)}
          aria-label={`${patientName}, ${openTexts.openOf(code)}`}
        >
          {patientName}
        </Link>
        <small className="block truncate text-xs text-quiet">{itemNames?.join(", ")}</small>
      </span>
      <span className="flex-none text-right">
        <b className="block font-semibold">{formatRupees(parseAmount(dueAmount))}</b>
        <small className="block text-xs text-quiet">{openTexts.age(differenceInDays(since, getLabToday()))}</small>
      </span>
      <ContactLinks amount={booking} kind="due" />
    </li>
  );
}
