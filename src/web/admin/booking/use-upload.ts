import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_REPORT_BYTES } from "#core/reports/files/file-size.ts";
import type { Report } from "#core/reports/schema.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { askingFirst } from "#web/admin/editing/refusals.ts";
import { isSignInNeeded } from "#web/admin/gate/session.ts";
import { ApiError, apiAddress } from "#web/api-client.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** A file that the server would refuse is refused before it is sent: it is large, the line may be slow. */
class TooLarge extends Error {}

export type Upload = {
  start: (file: File) => void;
  /** The file under way. */
  file: File | null;
  percent: number;
  /** Why the last file was not taken. */
  failure: string | null;
};

/** Uploads of one booking's report, one at a time. */
export function useUpload(bookingId: number): Upload {
  const client = useQueryClient();
  const [percent, setPercent] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => {
      setPercent(0);
      if (file.size > MAX_REPORT_BYTES) throw new TooLarge();
      return askingFirst((given) => {
        const answers = Object.fromEntries(Object.keys(given).map((field) => [field, "true" as const]));
        return sendFile({ bookingId, file, answers, tellPercent: setPercent });
      });
    },
    onSuccess: (report) => report && showToast({ title: words.desk.report.done.attached }),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  return {
    start: (file) => !sending.isPending && sending.mutate(file),
    file: sending.isPending ? sending.variables : null,
    percent,
    failure: sending.error ? failureSentence(sending.error) : null,
  };
}

/** A refusal carries its own sentence; the gate says that a session has ended. */
function failureSentence(failure: Error): string | null {
  if (isSignInNeeded(failure)) return null;
  if (failure instanceof TooLarge) return words.desk.report.failures.tooLarge;
  const told = failure instanceof ApiError && failure.status < 500 ? failure.problem?.detail : undefined;
  return told ?? words.desk.report.failures.upload;
}

type Sending = {
  bookingId: number;
  file: File;
  /** To what was asked before this file is taken: "true" by field. */
  answers: Record<string, "true">;
  tellPercent: (percent: number) => void;
};

/**
 * Uploads a report's file and tells how much of it has gone, in percent. By XMLHttpRequest, because fetch says nothing
 * until all of it is there. Fails with ApiError, or with Error where the line broke.
 */
function sendFile({ bookingId, file, answers, tellPercent }: Sending): Promise<Report> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", apiAddress("PUT /api/bookings/{id}/report", { path: { id: bookingId }, query: answers }));
    request.setRequestHeader("Content-Type", "application/pdf");
    request.setRequestHeader("X-File-Name", encodeURIComponent(file.name));
    request.upload.addEventListener("progress", ({ loaded, total }) => tellPercent(Math.floor((loaded / total) * 100)));
    request.addEventListener("error", () => reject(new Error("The connection broke.")));
    request.addEventListener("load", () => {
      const { status, responseText, statusText } = request;
      if (status === 200) resolve(JSON.parse(responseText));
      else reject(new ApiError(status, responseText, statusText));
    });
    request.send(file);
  });
}
