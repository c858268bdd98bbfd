import { type DragEvent, useState } from "react";
import type { Area } from "#core/areas/pin-code.ts";
import { words } from "#texts";
import { AdminForm } from "#web/admin/components/admin-form.tsx";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { type AdminField, type CallBody, toCallBody } from "#web/admin/components/form-fields.ts";
import { useAdminChange } from "#web/admin/components/use-admin-change.ts";
import { useSave } from "#web/admin/components/use-save.ts";
import { IconButton } from "#web/components/button.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { labKey } from "./queries.ts";
import { listClass, RemovableItem } from "./removable-item.tsx";
import { SettingsCard } from "./settings-form.tsx";

const texts = words.admin.lab;

const areaFields: AdminField<CallBody<"POST /api/served-areas">>[] = [
  { kind: "text", name: "pinCode", label: texts.labels.pinCode, span: 3 },
  { kind: "text", name: "name", label: texts.labels.area, span: 3 },
];

/** PIN codes the lab serves, in the order in which rounds visit them: dragged, or moved by buttons. */
export function AreasCard({ areas }: { areas: Area[] }) {
  const saving = useSave({
    send: (values) =>
      callApi(browserFetch, "POST /api/served-areas", { body: toCallBody<"POST /api/served-areas">(values) }),
    staleKey: labKey,
    isOnWebsite: true,
  });
  const ordering = useAdminChange({
    send: async (pinCodes: string[]) => {
      await callApi(browserFetch, "PUT /api/served-areas/order", { body: { pinCodes } });
      return pinCodes;
    },
    done: () => texts.areasOrdered,
    onError: (error) => showErrorToast(error, texts.orderFailed),
    refetched: [labKey],
  });
  const [dragged, setDragged] = useState<string | null>(null);
  const pinCodes = ordering.isPending ? ordering.variables : areas.map(({ pinCode }) => pinCode);
  const shown = pinCodes.flatMap((code) => areas.find(({ pinCode }) => pinCode === code) ?? []);
  const move = (pinCode: string, to: number) => {
    if (ordering.isPending || to < 0 || to >= pinCodes.length || pinCodes.indexOf(pinCode) === to) return;
    ordering.mutate(pinCodes.filter((code) => code !== pinCode).toSpliced(to, 0, pinCode));
  };
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
        <ol className={listClass}>
          {shown.map(({ pinCode, name }, index) => (
            <RemovableItem
              key={pinCode}
              name={pinCode}
              note={name}
              remove={() => callApi(browserFetch, "DELETE /api/served-areas/{pinCode}", { path: { pinCode } })}
              words={{ label: texts.removeArea, spoken: texts.removeAreaOf(pinCode) }}
              draggable
              onDragStart={(event: DragEvent) => {
                event.dataTransfer.setData("text/plain", pinCode);
                event.dataTransfer.effectAllowed = "move";
                setDragged(pinCode);
              }}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event: DragEvent) => dragged && event.preventDefault()}
              onDrop={(event: DragEvent) => {
                event.preventDefault();
                if (dragged) move(dragged, index);
              }}
            >
              <IconButton
                className="-mx-2"
                icon="chevron-up"
                label={texts.moveAreaUp(name)}
                aria-disabled={index === 0}
                onClick={() => move(pinCode, index - 1)}
              />
              <IconButton
                className="-mx-2"
                icon="chevron-down"
                label={texts.moveAreaDown(name)}
                aria-disabled={index === shown.length - 1}
                onClick={() => move(pinCode, index + 1)}
              />
            </RemovableItem>
          ))}
        </ol>
      )}
    </SettingsCard>
  );
}
