import { type ReactNode, useId } from "react";
import type { LabSettings } from "#core/lab/settings.ts";
import { words } from "#texts";
import { DeskFields } from "#web/admin/editing/desk-fields.tsx";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { useAskBeforeLeaving } from "#web/admin/editing/use-ask-before-leaving.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import type { LabPart } from "./lab-address.ts";
import { labKey } from "./queries.ts";
import { settingChange, settingGroups, settingValues } from "./setting-groups.ts";

type FormProps = { settings: LabSettings; part: LabPart };

/** One part of what the lab says of itself, saved at once. What was typed is not left without a question. */
export function SettingsForm({ settings, part }: FormProps) {
  const setEdited = useAskBeforeLeaving();
  const values = settingValues(settings);
  const groups = settingGroups.filter((group) => group.part === part);
  const saving = useSaving({
    send: (changed, seen) =>
      callApi(browserFetch, "PATCH /api/lab", { body: { ...settingChange(changed, settings), ...seen } }),
    shown: { version: settings.version, values },
    stale: labKey,
    onSaved: () => setEdited(false),
  });
  const draw = (mistakes: Record<string, string>) =>
    groups.map(({ title, hint, fields }) => (
      <SettingSection key={title} title={title} hint={hint}>
        <DeskFields fields={fields} values={values} mistakes={mistakes} />
      </SettingSection>
    ));
  const fields = groups.flatMap((group) => group.fields);
  return <DeskForm fields={fields} values={values} saving={saving} draw={draw} onEdit={setEdited} />;
}

type Props = { title: string; hint: string; children: ReactNode };

/** One card of the lab's settings, under its title. */
export function SettingSection({ title, hint, children }: Props) {
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

/** A part of the settings before it is there. */
export function SettingsSkeleton() {
  return (
    <Loading label={words.desk.lab.loading} className="desk-scroll settings">
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
