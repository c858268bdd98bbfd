import { useQueryClient } from "@tanstack/react-query";
import type { Area } from "#core/areas/pin-code.ts";
import type { Holiday } from "#core/lab/settings.ts";
import { words } from "#texts";
import { AdminForm } from "#web/admin/components/admin-form.tsx";
import { type AdminField, type CallBody, toCallBody } from "#web/admin/components/form-fields.ts";
import { useRemoval } from "#web/admin/components/use-removal.ts";
import { useSave } from "#web/admin/components/use-save.ts";
import { Button } from "#web/components/button.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatLongDate } from "#web/lib/format-date.ts";
import { ClosedDayVisits } from "./closed-day-visits.tsx";
import { closedDayVisitsKey, labKey } from "./queries.ts";
import { SettingsCard } from "./settings-form.tsx";

const texts = words.admin.lab;

const listClass = "divide-y divide-line border-t border-line";

const dayFields: AdminField<CallBody<"POST /api/holidays">>[] = [
  { kind: "day", name: "day", label: texts.labels.day, span: 3 },
  { kind: "line", name: "name", label: texts.labels.holiday, span: 3 },
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

const areaFields: AdminField<CallBody<"POST /api/served-areas">>[] = [
  { kind: "line", name: "pinCode", label: texts.labels.pinCode, span: 3 },
  { kind: "line", name: "name", label: texts.labels.area, span: 3 },
];

/** PIN codes the lab serves. */
export function AreasCard({ areas }: { areas: Area[] }) {
  const saving = useSave({
    send: (values) =>
      callApi(browserFetch, "POST /api/served-areas", { body: toCallBody<"POST /api/served-areas">(values) }),
    staleKey: labKey,
    isOnWebsite: true,
  });
  return (
    <SettingsCard {...texts.groups.areas}>
      <AdminForm
        key={areas.length}
        place="section"
        fields={areaFields}
        values={{}}
        saving={saving}
        label={texts.addArea}
        isNew
      />
      {areas.length > 0 && (
        <ul className={listClass}>
          {areas.map(({ pinCode, name }) => (
            <RemovableItem
              key={pinCode}
              name={pinCode}
              note={name}
              remove={() => callApi(browserFetch, "DELETE /api/served-areas/{pinCode}", { path: { pinCode } })}
              words={{ label: texts.removeArea, spoken: texts.removeAreaOf(pinCode) }}
            />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}

type RemovableItemProps = {
  name: string;
  note: string;
  remove: () => Promise<unknown>;
  /** Short and accessible label of the remove button. */
  words: { label: string; spoken: string };
};

/** A closed day or served area with a remove button. */
function RemovableItem({ name, note, remove, words }: RemovableItemProps) {
  const { mutate, isPending } = useRemoval({ remove, staleKey: labKey });
  return (
    <li className="flex items-center gap-3 py-1">
      <p className="min-w-0 flex-1 gap-3 @lg/work:flex">
        <b className="font-medium @lg/work:w-56">{name}</b> <small className="block flex-1 text-quiet">{note}</small>
      </p>
      <Button
        look="quiet"
        size="small"
        className="-mr-3 flex-none"
        aria-disabled={isPending}
        aria-label={words.spoken}
        onClick={() => !isPending && mutate()}
      >
        {words.label}
      </Button>
    </li>
  );
}
