import { Link } from "react-router";
import { getMinutesOverdue } from "#core/admin/report-deadline.ts";
import type { OpenReport } from "#core/admin/worklist-schema.ts";
import { extractFirstName } from "#core/patients/name.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { formatSlot, formatSpokenPromise } from "./describe-work.ts";
import { isMessage, type WorkItem } from "./worklists.ts";

const texts = words.admin.work;

type Props = { search: string; items: readonly WorkItem[]; now: Date };

/** How much a search found, and what to say to the patient if it is one booking. */
export default function PhoneSentence({ search, items, now }: Props) {
  const [first] = items;
  const sentence = first && items.length === 1 ? formatPhoneSentence(first, now) : null;
  const person = first && !isMessage(first) ? formatShortPerson(first.row) : "";
  return (
    <div className="flex-none border-b border-line bg-sunken px-edge py-2 text-sm" role="status">
      {texts.found(items.length, search)}{" "}
      <Link to={getBookingsPath({ ...emptyFilters, search })}>{texts.searchBookings}</Link>
      {sentence && (
        <>
          <h2 className="mt-2 text-sm font-semibold">{texts.sayTitle}</h2>
          <p className="max-w-page">{sentence}</p>
          {person && <p className="text-xs text-quiet">{texts.checkAge(person)}</p>}
        </>
      )}
    </div>
  );
}

/** Returns what to say on the phone; null for messages and for events that only the office understands. */
export function formatPhoneSentence(item: WorkItem, now: Date): string | null {
  if (isMessage(item) || item.list === "check") return null;
  const name = extractFirstName(item.row.patientName);
  switch (item.list) {
    case "redraw":
      return texts.say.redraw(name, formatSlot(item.row, now));
    case "failed":
    case "missed":
      return texts.say[item.row.outcome](name);
    default:
      return formatReportSentence(item.row, name, now);
  }
}

function formatReportSentence({ withdrawnAt, promisedAt, uploadedAt }: OpenReport, name: string, now: Date): string {
  const { say } = texts;
  if (withdrawnAt) return say.withdrawn(name);
  if (promisedAt === null) return uploadedAt ? say.releaseOnly(name) : say.testingOnly(name);
  if (getMinutesOverdue(promisedAt, now) >= 0) return say.late(name);
  const until = formatSpokenPromise(promisedAt, now);
  return uploadedAt ? say.release(name, until) : say.testing(name, until);
}
