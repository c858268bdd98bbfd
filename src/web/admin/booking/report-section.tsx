import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { itemName } from "#core/bookings/labels.ts";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { isToCome } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { personWords } from "#web/admin/patients/person-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { currentReportOf } from "./next-step.ts";
import { reportsQuery } from "./queries.ts";
import { CurrentReport, EarlierReports } from "./report-files.tsx";
import { useUpload } from "./use-upload.ts";

/** The booking's report: attach, replace, release, withdraw, open. */
export function ReportSection({ booking, items }: { booking: Booking; items: UseQueryResult<BookingItem[]> }) {
  const query = useQuery(reportsQuery(booking.id));
  const may = useActs();
  const upload = useUpload(booking.id);
  const texts = words.desk.report;
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
          const current = currentReportOf(reports);
          return (
            <>
              {current && <CurrentReport key={current.id} report={current} booking={booking} />}
              {may("keep-reports") && <ChooseFile upload={upload} current={current} />}
              <EarlierReports reports={reports.filter((report) => report !== current)} bookingId={booking.id} />
            </>
          );
        }}
      </QuerySection>
    </section>
  );
}

type Props = { booking: Booking; items: UseQueryResult<BookingItem[]> };

/** Whose report it must be, and of which tests: what the PDF is compared with, beside the upload. */
function ReportedVisit({ booking, items }: Props) {
  const about = personWords(booking);
  return (
    <div className="report-for">
      <p>
        <b>{booking.patientName}</b>
        {about && `, ${about}`}
      </p>
      {items.data && <p className="sm">{items.data.map(itemName).join("; ")}</p>}
      {isToCome(booking.status) && (
        <p className="sm report-early">
          <Icon name="test-tube" small /> {words.desk.report.noSample}
        </p>
      )}
    </div>
  );
}
