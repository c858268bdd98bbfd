import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isCompleted } from "#core/bookings/statuses.ts";
import { formatBytes } from "#core/reports/report-file-size.ts";
import type { Report } from "#core/reports/schema.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast, withConfirmations } from "#web/admin/components/api-errors.ts";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { FieldHint } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Checkbox } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { type ApiCall, apiUrl, browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatPerson } from "#web/lib/format-person.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";

const texts = words.admin.report;

/** Releases a report to the patient once staff have ticked that they checked the name in it. */
export function ReleaseForm({ report, booking }: { report: Report; booking: Booking }) {
  const reportAction = useReportAction(booking.id, report.id);
  const withNotificationHint = useNotificationHint(booking);
  const errorId = useId();
  const form = useActionForm({
    defaultValues: { isNameChecked: false },
    validate: ({ isNameChecked }) => (isNameChecked ? {} : { isNameChecked: texts.check.missed }),
    send: () => reportAction.mutateAsync("release"),
  });
  const missed = form.getError("isNameChecked");
  const ageAndGender = formatPerson(booking);
  return (
    <form className="grid gap-2" {...form.props} noValidate>
      <ReleaseSummary report={report} booking={booking} />
      <Checkbox
        data-next="release"
        aria-invalid={missed !== undefined}
        aria-describedby={missed && errorId}
        {...form.register("isNameChecked")}
        label={
          <>
            {texts.check.before}
            <b>{ageAndGender ? `${booking.patientName}, ${ageAndGender}` : booking.patientName}</b>
            {texts.check.after}
          </>
        }
      />
      {missed && <FieldError id={errorId}>{missed}</FieldError>}
      <FieldHint>
        {withNotificationHint(texts.releaseNotifyHint)} {!isCompleted(booking.status) && texts.releaseCompletes}
      </FieldHint>
      <Button size="small" className="justify-self-start" type="submit" aria-disabled={form.isSubmitting}>
        <Icon name="send" small /> {form.isSubmitting ? texts.releasing : texts.release}
      </Button>
    </form>
  );
}

/** The patient and the PDF to release. */
function ReleaseSummary({ report, booking }: { report: Report; booking: Booking }) {
  const { id, fileName = "", sizeBytes, pageCount } = report;
  const person = [booking.patientName, formatPerson(booking)].filter(Boolean).join(", ");
  const details = [formatBytes(sizeBytes), ...(pageCount ? [texts.pages(pageCount)] : [])].join(", ");
  const address = apiUrl("GET /api/bookings/{id}/reports/{reportId}", {
    path: { id: booking.id, reportId: id },
    query: { inBrowser: "true" },
  });
  return (
    <dl className="grid gap-3 rounded-md border border-line p-3 @xs:grid-cols-2">
      <div>
        <dt className="text-sm text-quiet">{texts.toRelease.patient}</dt>
        <dd className="grid justify-items-start gap-1">
          <b>{person}</b>
          <small className="text-xs text-quiet">{booking.code}</small>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-quiet">{texts.toRelease.file}</dt>
        <dd className="grid justify-items-start gap-1">
          <b>{fileName}</b>
          <small className="text-xs text-quiet">{details}</small>
          <ButtonLink size="small" href={address} target="_blank" rel="noopener">
            <Icon name="file-text" small /> {texts.read} <span className="sr-only">{texts.newTab}</span>
          </ButtonLink>
        </dd>
      </div>
    </dl>
  );
}

/** Withdraws a released report, after a confirmation. */
export function WithdrawButton({ report, bookingId }: { report: Report; bookingId: number }) {
  const reportAction = useReportAction(bookingId, report.id);
  const withNotificationHint = useNotificationHint();
  const confirmWithdraw = () => {
    if (
      !reportAction.isPending &&
      window.confirm(`${texts.questions.withdraw} ${withNotificationHint(texts.questions.notifyHint)}`)
    )
      reportAction.mutate("withdraw");
  };
  return (
    <Button
      size="small"
      className="justify-self-start"
      aria-disabled={reportAction.isPending}
      onClick={confirmWithdraw}
    >
      <Icon name="undo-2" small /> {reportAction.isPending ? texts.withdrawing : texts.withdraw}
    </Button>
  );
}

type ReportAction = "release" | "withdraw";

const actionTexts = {
  release: { done: words.admin.report.done.released, failed: words.admin.report.failures.release },
  withdraw: { done: words.admin.report.done.withdrawn, failed: words.admin.report.failures.withdraw },
} satisfies Record<ReportAction, { done: string; failed: string }>;

const actionCalls = {
  release: "POST /api/bookings/{id}/report/release",
  withdraw: "POST /api/bookings/{id}/report/withdraw",
} as const satisfies Record<ReportAction, ApiCall>;

/** Releases or withdraws a report; a release implies the name check. Refetches the bookings whatever the outcome. */
function useReportAction(bookingId: number, reportId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (action: ReportAction) =>
      withConfirmations((answers) =>
        callApi(browserFetch, actionCalls[action], {
          path: { id: bookingId },
          body: { reportId, ...(action === "release" && { nameChecked: true }), ...answers },
        }),
      ),
    onSuccess: (report, action) => report && showToast({ title: actionTexts[action].done }),
    onError: (error, action) => showErrorToast(error, actionTexts[action].failed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
}
