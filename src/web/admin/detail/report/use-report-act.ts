import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Report } from "#core/reports/schema.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { tellFailure } from "#web/admin/detail/tell-failure.ts";
import { askingFirst } from "#web/admin/editing/asking-first.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

type Act = "release" | "withdraw";

const sentences = {
  release: { done: en.desk.report.done.released, failed: en.desk.report.failures.release },
  withdraw: { done: en.desk.report.done.withdrawn, failed: en.desk.report.failures.withdraw },
} satisfies Record<Act, { done: string; failed: string }>;

/** Releases or withdraws the report that is looked at; whatever comes of it, all is shown as it is now. A release is ticked before. */
export function useReportAct(bookingId: number, reportId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: Act) =>
      askingFirst((answers) =>
        sendJson<Report>(browserFetch, "POST", `/api/bookings/${bookingId}/report/${act}`, {
          reportId,
          ...(act === "release" && { nameChecked: true }),
          ...answers,
        }),
      ),
    onSuccess: (report, act) => report && showToast({ title: sentences[act].done }),
    onError: (failure, act) => tellFailure(failure, sentences[act].failed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
}
