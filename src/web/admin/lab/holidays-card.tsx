import { useQueryClient } from "@tanstack/react-query";
import type { Holiday } from "#core/lab/settings.ts";
import { words } from "#texts";
import { AdminForm } from "#web/admin/components/admin-form.tsx";
import { type AdminField, type CallBody, toCallBody } from "#web/admin/components/form-fields.ts";
import { useSave } from "#web/admin/components/use-save.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatLongDate } from "#web/lib/format-date.ts";
import { ClosedDayVisits } from "./closed-day-visits.tsx";
import { closedDayVisitsKey, labKey } from "./queries.ts";
import { listClass, RemovableItem } from "./removable-item.tsx";
import { SettingsCard } from "./settings-form.tsx";

const texts = words.admin.lab;

const dayFields: AdminField<CallBody<"POST /api/holidays">>[] = [
  { kind: "day", name: "day", label: texts.labels.day, span: 3 },
  { kind: "text", name: "name", label: texts.labels.holiday, span: 3 },
];

/** Upcoming closed days. */
export function HolidaysCard({ holidays }: { holidays: Holiday[] }) {
  const client = useQueryClient();
  const saving = useSave({
    send: async (values) => {
      await callApi(browserFetch, "POST /api/holidays", { body: toCallBody<"POST /api/holidays">(values) });
      await client.invalidateQueries({ queryKey: closedDayVisitsKey });
    },
    staleKey: labKey,
    isOnWebsite: true,
  });
  return (
    <SettingsCard {...texts.groups.holidays}>
      <ClosedDayVisits holidays={holidays} />
      <AdminForm
        key={holidays.length}
        place="section"
        fields={dayFields}
        values={{}}
        saving={saving}
        label={texts.close}
        isNew
      />
      {holidays.length > 0 && (
        <ul className={listClass}>
          {holidays.map(({ day, name }) => (
            <RemovableItem
              key={day}
              name={formatLongDate(day)}
              note={name}
              remove={() => callApi(browserFetch, "DELETE /api/holidays/{day}", { path: { day } })}
              words={{ label: texts.open, spoken: texts.openOne(formatLongDate(day)) }}
            />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}
