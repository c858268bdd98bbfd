import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { Area } from "#core/areas/pin-code.ts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import type { DeskField } from "#web/admin/editing/fields.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const texts = en.admin.settings;
const stale = ["/api/lab"];

const fields: DeskField[] = [
  { kind: "line", name: "pinCode", label: texts.labels.pinCode, className: "f-3" },
  { kind: "line", name: "name", label: texts.labels.area, className: "f-3" },
];

/** The PIN codes to which the lab comes. */
export function AreasCard({ areas }: { areas: Area[] }) {
  const titleId = useId();
  const saving = useSaving({
    send: (values) => sendJson<void>(browserFetch, "POST", "/api/served-areas", values),
    stale,
  });
  return (
    <section className="card setting" aria-labelledby={titleId}>
      <div className="block-head">
        <h2 id={titleId}>{texts.groups.areas.title}</h2>
        <p className="quiet sm">{texts.groups.areas.hint}</p>
      </div>
      {areas.length > 0 && (
        <ul className="kept-list">
          {areas.map((area) => (
            <OneArea key={area.pinCode} area={area} />
          ))}
        </ul>
      )}
      <DeskForm key={areas.length} fields={fields} values={{}} saving={saving} isNew />
    </section>
  );
}

function OneArea({ area: { pinCode, name } }: { area: Area }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendJson(browserFetch, "DELETE", `/api/served-areas/${pinCode}`),
    onError: () => showToast({ title: en.admin.error, text: en.admin.editing.failed, tone: "error" }),
    onSettled: () => client.invalidateQueries({ queryKey: stale }),
  });
  return (
    <li>
      <span>
        {pinCode} <small>{name}</small>
      </span>
      <button
        className="btn btn-3 btn-s"
        type="button"
        aria-disabled={isPending}
        aria-label={texts.leaveOne(pinCode)}
        onClick={() => !isPending && mutate()}
      >
        {texts.leave}
      </button>
    </li>
  );
}
