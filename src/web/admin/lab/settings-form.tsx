import { type ReactNode, useId } from "react";
import type { LabSettings } from "#core/lab/settings.ts";
import { words } from "#texts";
import { AdminFields } from "#web/admin/components/admin-fields.tsx";
import { AdminForm } from "#web/admin/components/admin-form.tsx";
import { useSave } from "#web/admin/components/use-save.ts";
import { useUnsavedPrompt } from "#web/admin/components/use-unsaved-prompt.ts";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import type { LabSection } from "./lab-path.ts";
import { labKey } from "./queries.ts";
import { getSettingsValues, settingsGroups, toLabUpdate } from "./settings-groups.ts";

type FormProps = { settings: LabSettings; section: LabSection };

/** A section of the lab settings, saved as a whole. Asks before unsaved input is discarded. */
export function SettingsForm({ settings, section }: FormProps) {
  const setEdited = useUnsavedPrompt();
  const values = getSettingsValues(settings);
  const groups = settingsGroups.filter((group) => group.section === section);
  const saving = useSave({
    send: (changed, context) =>
      callApi(browserFetch, "PATCH /api/lab", { body: { ...toLabUpdate(changed, settings), ...context } }),
    shown: { version: settings.version, values },
    staleKey: labKey,
    onSaved: () => setEdited(false),
  });
  const draw = (errors: Record<string, string>) =>
    groups.map(({ title, hint, fields }) => (
      <SettingsCard key={title} title={title} hint={hint}>
        <AdminFields fields={fields} values={values} errors={errors} />
      </SettingsCard>
    ));
  const fields = groups.flatMap((group) => group.fields);
  return <AdminForm fields={fields} values={values} saving={saving} draw={draw} onEdit={setEdited} />;
}

type SettingsCardProps = { title: string; hint: string; children: ReactNode };

/** A titled card of settings. */
export function SettingsCard({ title, hint, children }: SettingsCardProps) {
  const titleId = useId();
  return (
    <section className="card setting" aria-labelledby={titleId}>
      <div className="block-head">
        <h2 id={titleId}>{title}</h2>
        <p className="quiet sm">{hint}</p>
      </div>
      {children}
    </section>
  );
}

/** Placeholder of a section. */
export function SettingsSkeleton() {
  return (
    <Loading label={words.admin.lab.loading} className="desk-scroll settings">
      <div className="card setting">
        <div className="block-head">
          <Skeleton as="title" width="half" />
          <Skeleton width="long" />
        </div>
        <div className="fields">
          <Skeleton as="field" />
          <Skeleton as="field" />
          <Skeleton as="field" />
          <Skeleton as="button" width="short" />
        </div>
      </div>
    </Loading>
  );
}
