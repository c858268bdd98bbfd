import type { Report } from "#core/reports/schema.ts";
import { ApiError } from "#web/api-client.ts";

type Sending = {
  bookingId: number;
  file: File;
  /** To what was asked before this file is taken: "true" by field. */
  answers: Record<string, string>;
  tellPercent: (percent: number) => void;
};

/**
 * Uploads a report's file and tells how much of it has gone, in percent. By XMLHttpRequest, because fetch says nothing
 * until all of it is there. Fails with ApiError, or with Error where the line broke.
 */
export function sendFile({ bookingId, file, answers, tellPercent }: Sending): Promise<Report> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", `/api/bookings/${bookingId}/report?${new URLSearchParams(answers)}`);
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
