import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { reportsQuery } from "#web/admin/booking/queries.ts";
import { en } from "#web/texts/en.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { CurrentReport } from "./current-report.tsx";
import { EarlierReports } from "./earlier-reports.tsx";
import { ReportedVisit } from "./reported-visit.tsx";
import { useUpload } from "./use-upload.ts";

/** The booking's report: attach, replace, release, withdraw, open. */
export function ReportSection({ booking, items }: { booking: Booking; items: UseQueryResult<BookingItem[]> }) {
  const query = useQuery(reportsQuery(booking.id));
  const upload = useUpload(booking.id);
  const texts = en.desk.report;
  const skeleton = (
    <Loading label={texts.loading} className="skeleton-lines">
      <Skeleton width="long" />
      <Skeleton as="button" width="half" />
    </Loading>
  );
  return (
    <section>
      <h3>{texts.heading}</h3>
      <ReportedVisit booking={booking} items={items} />
      <QuerySection query={query} loading={skeleton} failed={texts.failed}>
        {(reports) => {
          const current = reports.find(({ replacedAt, withdrawnAt }) => !replacedAt && !withdrawnAt);
          return (
            <>
              {current && <CurrentReport key={current.id} report={current} booking={booking} />}
              <ChooseFile upload={upload} current={current} />
              <EarlierReports reports={reports.filter((report) => report !== current)} bookingId={booking.id} />
            </>
          );
        }}
      </QuerySection>
    </section>
  );
}
