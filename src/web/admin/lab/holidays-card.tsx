import { useQueryClient } from "@tanstack/react-query";
import { longDate } from "#core/calendar/day.ts";
import type { Holiday } from "#core/lab/editing/schema.ts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import type { DeskField } from "#web/admin/editing/fields.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { ClosedVisits } from "./closed-visits.tsx";
import { KeptItem } from "./kept-item.tsx";
import { closedVisitsKey, labKey } from "./queries.ts";
import { SettingSection } from "./setting-section.tsx";

const texts = en.desk.lab;

const fields: DeskField[] = [
  { kind: "day", name: "day", label: texts.labels.day, className: "f-3" },
  { kind: "line", name: "name", label: texts.labels.holiday, className: "f-3" },
];

/** The days to come on which nothing is collected. */
export function HolidaysCard({ holidays }: { holidays: Holiday[] }) {
  const client = useQueryClient();
  const saving = useSaving({
    send: async (values) => {
      await sendJson(browserFetch, "POST", "/api/holidays", values);
      await client.invalidateQueries({ queryKey: closedVisitsKey });
    },
    stale: labKey,
  });
  return (
    <SettingSection {...texts.groups.holidays}>
      <ClosedVisits holidays={holidays} />
      {holidays.length > 0 && (
        <ul className="kept-list">
          {holidays.map(({ day, name }) => (
            <KeptItem
              key={day}
              name={longDate(day)}
              note={name}
              path={`/api/holidays/${day}`}
              remove={{ label: texts.open, spoken: texts.openOne(longDate(day)) }}
            />
          ))}
        </ul>
      )}
      <DeskForm key={holidays.length} fields={fields} values={{}} saving={saving} isNew />
    </SettingSection>
  );
}
