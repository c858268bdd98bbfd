import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Booking } from "#core/bookings/schema.ts";
import { isCompleted } from "#core/bookings/statuses.ts";
import { formatBytes } from "#core/reports/files/file-size.ts";
import type { Report } from "#core/reports/schema.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { askingFirst, tellFailure } from "#web/admin/editing/refusals.ts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { personWords } from "#web/admin/patients/person-words.ts";
import { type ApiCall, apiAddress, browserFetch, callApi } from "#web/api-client.ts";
import { FieldError } from "#web/ui/forms/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const texts = words.desk.report;

/** A patient gets a report once somebody has read the name in it and ticked it. */
export function ReleaseForm({ report, booking }: { report: Report; booking: Booking }) {
  const act = useReportAct(booking.id, report.id);
  const told = useTold();
  const tick = useRef<HTMLInputElement>(null);
  const [isMissed, setMissed] = useState(false);
  const errorId = useId();
  const release = (event: FormEvent) => {
    event.preventDefault();
    if (act.isPending) return;
    setMissed(!tick.current?.checked);
    if (tick.current?.checked) act.mutate("release");
    else tick.current?.focus();
  };
  const about = personWords(booking);
  return (
    <form className="report-release" onSubmit={release} noValidate>
      <ToRelease report={report} booking={booking} />
      <label className="tick">
        <input
          ref={tick}
          type="checkbox"
          data-next="release"
          aria-invalid={isMissed}
          aria-describedby={isMissed ? errorId : undefined}
          onChange={() => setMissed(false)}
        />
        <span>
          {texts.check.before}
          <b>{about ? `${booking.patientName}, ${about}` : booking.patientName}</b>
          {texts.check.after}
        </span>
      </label>
      {isMissed && <FieldError id={errorId}>{texts.check.missed}</FieldError>}
      <p className="hint">
        {told(texts.releaseTells)} {!isCompleted(booking.status) && texts.releaseCompletes}
      </p>
      <button className="btn btn-1 btn-s report-act" type="submit" aria-disabled={act.isPending}>
        <Icon name="send" small /> {act.isPending ? texts.releasing : texts.release}
      </button>
    </form>
  );
}

/** Which PDF goes to whom. */
function ToRelease({ report, booking }: { report: Report; booking: Booking }) {
  const { id, fileName = "", sizeBytes, pageCount } = report;
  const person = [booking.patientName, personWords(booking)].filter(Boolean).join(", ");
  const facts = [formatBytes(sizeBytes), ...(pageCount ? [texts.pages(pageCount)] : [])].join(", ");
  const address = apiAddress("GET /api/bookings/{id}/reports/{reportId}", {
    path: { id: booking.id, reportId: id },
    query: { inBrowser: "true" },
  });
  return (
    <dl className="report-to-release">
      <div>
        <dt className="quiet sm">{texts.toRelease.patient}</dt>
        <dd>
          <b>{person}</b>
          <small>{booking.code}</small>
        </dd>
      </div>
      <div>
        <dt className="quiet sm">{texts.toRelease.file}</dt>
        <dd>
          <b>{fileName}</b>
          <small>{facts}</small>
          <a className="btn btn-2 btn-s" href={address} target="_blank" rel="noopener">
            <Icon name="file-text" small /> {texts.read} <span className="sr">{texts.newTab}</span>
          </a>
        </dd>
      </div>
    </dl>
  );
}

type Act = "release" | "withdraw";

const sentences = {
  release: { done: words.desk.report.done.released, failed: words.desk.report.failures.release },
  withdraw: { done: words.desk.report.done.withdrawn, failed: words.desk.report.failures.withdraw },
} satisfies Record<Act, { done: string; failed: string }>;

const calls = {
  release: "POST /api/bookings/{id}/report/release",
  withdraw: "POST /api/bookings/{id}/report/withdraw",
} as const satisfies Record<Act, ApiCall>;

/** Releases or withdraws the report that is looked at; whatever comes of it, all is shown as it is now. A release is ticked before. */
export function useReportAct(bookingId: number, reportId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: Act) =>
      askingFirst((answers) =>
        callApi(browserFetch, calls[act], {
          path: { id: bookingId },
          body: { reportId, ...(act === "release" && { nameChecked: true }), ...answers },
        }),
      ),
    onSuccess: (report, act) => report && showToast({ title: sentences[act].done }),
    onError: (failure, act) => tellFailure(failure, sentences[act].failed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
}
