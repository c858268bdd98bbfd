import type { Area } from "#core/areas/pin-code.ts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import type { DeskField } from "#web/admin/editing/fields.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { KeptItem } from "./kept-item.tsx";
import { labKey } from "./queries.ts";
import { SettingSection } from "./setting-section.tsx";

const texts = en.desk.lab;

const fields: DeskField[] = [
  { kind: "line", name: "pinCode", label: texts.labels.pinCode, className: "f-3" },
  { kind: "line", name: "name", label: texts.labels.area, className: "f-3" },
];

/** The PIN codes to which the lab comes. */
export function AreasCard({ areas }: { areas: Area[] }) {
  const saving = useSaving({
    send: (values) => sendJson<void>(browserFetch, "POST", "/api/served-areas", values),
    stale: labKey,
  });
  return (
    <SettingSection {...texts.groups.areas}>
      {areas.length > 0 && (
        <ul className="kept-list">
          {areas.map(({ pinCode, name }) => (
            <KeptItem
              key={pinCode}
              name={pinCode}
              note={name}
              path={`/api/served-areas/${pinCode}`}
              remove={{ label: texts.leave, spoken: texts.leaveOne(pinCode) }}
            />
          ))}
        </ul>
      )}
      <DeskForm key={areas.length} fields={fields} values={{}} saving={saving} isNew />
    </SettingSection>
  );
}
