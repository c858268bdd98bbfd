import { useId } from "react";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import type { SettingGroup } from "./setting-groups.ts";

/** One group of settings with its own Save. */
export function SettingCard({ group }: { group: SettingGroup }) {
  const titleId = useId();
  const saving = useSaving({
    send: (values) => sendJson(browserFetch, "PATCH", "/api/lab", group.changeOf(values)),
    stale: ["/api/lab"],
  });
  return (
    <section className="card setting" aria-labelledby={titleId}>
      <div className="block-head">
        <h2 id={titleId}>{group.title}</h2>
        <p className="quiet sm">{group.hint}</p>
      </div>
      <DeskForm fields={group.fields} values={group.values} saving={saving} />
    </section>
  );
}
