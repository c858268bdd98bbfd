import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MAX_REPORT_BYTES } from "#core/reports/report-file-size.ts";
import type { Report } from "#core/reports/schema.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { withConfirmations } from "#web/admin/components/api-errors.ts";
import { isSignInRequired } from "#web/admin/sign-in/session.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { ApiError, apiUrl } from "#web/lib/api-client.ts";

/** Rejects a file over the server's limit before the upload: connections can be slow. */
class FileTooLargeError extends Error {}

export type ReportUploadState = {
  start: (file: File) => void;
  /** The file being uploaded. */
  file: File | null;
  percent: number;
  /** Why the last upload failed. */
  failure: string | null;
};

/** Uploads a booking's reports, one at a time. */
export function useReportUpload(bookingId: number): ReportUploadState {
  const client = useQueryClient();
  const [percent, setPercent] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => {
      setPercent(0);
      if (file.size > MAX_REPORT_BYTES) throw new FileTooLargeError();
      return withConfirmations((given) => {
        const answers = Object.fromEntries(Object.keys(given).map((field) => [field, "true" as const]));
        return uploadFile({ bookingId, file, answers, onProgress: setPercent });
      });
    },
    onSuccess: (report) => report && showToast({ title: words.admin.report.done.attached }),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  return {
    start: (file) => !sending.isPending && sending.mutate(file),
    file: sending.isPending ? sending.variables : null,
    percent,
    failure: sending.error ? getUploadFailureText(sending.error) : null,
  };
}

/**
 * Returns the API's own message for a rejected upload; null for an expired session, which the sign-in screen handles.
 */
function getUploadFailureText(error: Error): string | null {
  if (isSignInRequired(error)) return null;
  if (error instanceof FileTooLargeError) return words.admin.report.failures.tooLarge;
  const message = error instanceof ApiError && error.status < 500 ? error.problem?.detail : undefined;
  return message ?? words.admin.report.failures.upload;
}

type UploadFileInput = {
  bookingId: number;
  file: File;
  /** Confirmations for this upload: "true" by field. */
  answers: Record<string, "true">;
  onProgress: (percent: number) => void;
};

/**
 * Uploads a report file and reports progress in percent. Uses XMLHttpRequest, because fetch has no upload progress.
 * Rejects with ApiError, or with Error if the connection breaks.
 */
function uploadFile({ bookingId, file, answers, onProgress }: UploadFileInput): Promise<Report> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", apiUrl("PUT /api/bookings/{id}/report", { path: { id: bookingId }, query: answers }));
    request.setRequestHeader("Content-Type", "application/pdf");
    request.setRequestHeader("X-File-Name", encodeURIComponent(file.name));
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100)));
    request.addEventListener("error", () => reject(new Error("The connection broke.")));
    request.addEventListener("load", () => {
      const { status, responseText, statusText } = request;
      if (status === 200) resolve(JSON.parse(responseText));
      else reject(new ApiError(status, responseText, statusText));
    });
    request.send(file);
  });
}
