import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { labKey } from "./queries.ts";
import type { SettingGroup } from "./setting-groups.ts";
import { SettingSection } from "./setting-section.tsx";

/** One group of settings with its own Save. */
export function SettingCard({ group, version }: { group: SettingGroup; version: number }) {
  const saving = useSaving({
    send: (values, seen) => sendJson(browserFetch, "PATCH", "/api/lab", { ...group.changeOf(values), ...seen }),
    shown: { version, values: group.values },
    stale: labKey,
  });
  return (
    <SettingSection title={group.title} hint={group.hint}>
      <DeskForm fields={group.fields} values={group.values} saving={saving} />
    </SettingSection>
  );
}
