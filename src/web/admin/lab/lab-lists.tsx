import { useQueryClient } from "@tanstack/react-query";
import type { Area } from "#core/areas/pin-code.ts";
import { longDate } from "#core/calendar/day.ts";
import type { Holiday } from "#core/lab/settings.ts";
import { words } from "#texts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { type Body, bodyOf, type DeskField } from "#web/admin/editing/fields.ts";
import { useRemoval } from "#web/admin/editing/use-removal.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { ClosedVisits } from "./closed-visits.tsx";
import { closedVisitsKey, labKey } from "./queries.ts";
import { SettingSection } from "./setting-card.tsx";

const texts = words.desk.lab;

const dayFields: DeskField<Body<"POST /api/holidays">>[] = [
  { kind: "day", name: "day", label: texts.labels.day, className: "f-3" },
  { kind: "line", name: "name", label: texts.labels.holiday, className: "f-3" },
];

/** The days to come on which nothing is collected. */
export function HolidaysCard({ holidays }: { holidays: Holiday[] }) {
  const client = useQueryClient();
  const saving = useSaving({
    send: async (values) => {
      await callApi(browserFetch, "POST /api/holidays", { body: bodyOf<"POST /api/holidays">(values) });
      await client.invalidateQueries({ queryKey: closedVisitsKey });
    },
    stale: labKey,
  });
  return (
    <SettingSection {...texts.groups.holidays}>
      <ClosedVisits holidays={holidays} />
      <DeskForm key={holidays.length} fields={dayFields} values={{}} saving={saving} label={texts.close} isNew />
      {holidays.length > 0 && (
        <ul className="kept-list">
          {holidays.map(({ day, name }) => (
            <KeptItem
              key={day}
              name={longDate(day)}
              note={name}
              remove={() => callApi(browserFetch, "DELETE /api/holidays/{day}", { path: { day } })}
              words={{ label: texts.open, spoken: texts.openOne(longDate(day)) }}
            />
          ))}
        </ul>
      )}
    </SettingSection>
  );
}

const areaFields: DeskField<Body<"POST /api/served-areas">>[] = [
  { kind: "line", name: "pinCode", label: texts.labels.pinCode, className: "f-3" },
  { kind: "line", name: "name", label: texts.labels.area, className: "f-3" },
];

/** The PIN codes to which the lab comes. */
export function AreasCard({ areas }: { areas: Area[] }) {
  const saving = useSaving({
    send: (values) =>
      callApi(browserFetch, "POST /api/served-areas", { body: bodyOf<"POST /api/served-areas">(values) }),
    stale: labKey,
  });
  return (
    <SettingSection {...texts.groups.areas}>
      <DeskForm key={areas.length} fields={areaFields} values={{}} saving={saving} label={texts.serve} isNew />
      {areas.length > 0 && (
        <ul className="kept-list">
          {areas.map(({ pinCode, name }) => (
            <KeptItem
              key={pinCode}
              name={pinCode}
              note={name}
              remove={() => callApi(browserFetch, "DELETE /api/served-areas/{pinCode}", { path: { pinCode } })}
              words={{ label: texts.leave, spoken: texts.leaveOne(pinCode) }}
            />
          ))}
        </ul>
      )}
    </SettingSection>
  );
}

type Props = {
  name: string;
  note: string;
  remove: () => Promise<unknown>;
  /** What taking it away is called: in short, and read aloud. */
  words: { label: string; spoken: string };
};

/** A closed day or a served area, and the way to take it off the list. */
function KeptItem({ name, note, remove, words }: Props) {
  const { mutate, isPending } = useRemoval({ remove, stale: labKey });
  return (
    <li>
      <p>
        <b>{name}</b> <small>{note}</small>
      </p>
      <button
        className="btn btn-3 btn-s"
        type="button"
        aria-disabled={isPending}
        aria-label={words.spoken}
        onClick={() => !isPending && mutate()}
      >
        {words.label}
      </button>
    </li>
  );
}
