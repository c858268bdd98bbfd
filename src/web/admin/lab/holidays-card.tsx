import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { longDate } from "#core/lab/day.ts";
import type { Holiday } from "#core/lab/editing/schema.ts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import type { DeskField } from "#web/admin/editing/fields.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const texts = en.admin.settings;
const stale = ["/api/lab"];

const fields: DeskField[] = [
  { kind: "day", name: "day", label: texts.labels.day, className: "f-3" },
  { kind: "line", name: "name", label: texts.labels.holiday, className: "f-3" },
];

/** The days to come on which nothing is collected. */
export function HolidaysCard({ holidays }: { holidays: Holiday[] }) {
  const titleId = useId();
  const [visits, setVisits] = useState(0);
  const saving = useSaving({
    send: async (values) => {
      const closed = await sendJson<{ visits: number }>(browserFetch, "POST", "/api/holidays", values);
      setVisits(closed.visits);
    },
    stale,
  });
  return (
    <section className="card setting" aria-labelledby={titleId}>
      <div className="block-head">
        <h2 id={titleId}>{texts.groups.holidays.title}</h2>
        <p className="quiet sm">{texts.groups.holidays.hint}</p>
      </div>
      {holidays.length > 0 && (
        <ul className="kept-list">
          {holidays.map((holiday) => (
            <OneHoliday key={holiday.day} holiday={holiday} />
          ))}
        </ul>
      )}
      <p role="status">{visits > 0 && texts.visitsStand(visits)}</p>
      <DeskForm key={holidays.length} fields={fields} values={{}} saving={saving} isNew />
    </section>
  );
}

function OneHoliday({ holiday: { day, name } }: { holiday: Holiday }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson(browserFetch, "DELETE", `/api/holidays/${day}`),
    onError: () => showToast({ title: en.admin.error, text: en.admin.editing.failed, tone: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: stale }),
  });
  return (
    <li>
      <span>
        {longDate(day)} <small>{name}</small>
      </span>
      <button
        className="btn btn-3 btn-s"
        type="button"
        aria-disabled={isPending}
        aria-label={texts.openOne(longDate(day))}
        onClick={() => !isPending && mutate()}
      >
        {texts.open}
      </button>
    </li>
  );
}
