import { type ReactNode, useId } from "react";
import type { LabSettings } from "#core/lab/settings.ts";
import { words } from "#texts";
import { DeskFields } from "#web/admin/editing/desk-fields.tsx";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { useAskBeforeLeaving } from "#web/admin/editing/use-ask-before-leaving.ts";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { labKey } from "./queries.ts";
import { settingChange, settingGroups, settingValues } from "./setting-groups.ts";

/** All that the lab says of itself, saved at once. What was typed is not left without a question. */
export function SettingsForm({ settings }: { settings: LabSettings }) {
  const setEdited = useAskBeforeLeaving();
  const values = settingValues(settings);
  const saving = useSaving({
    send: (changed, seen) =>
      callApi(browserFetch, "PATCH /api/lab", { body: { ...settingChange(changed, settings), ...seen } }),
    shown: { version: settings.version, values },
    stale: labKey,
    onSaved: () => setEdited(false),
  });
  const draw = (mistakes: Record<string, string>) =>
    settingGroups.map(({ title, hint, fields }) => (
      <SettingSection key={title} title={title} hint={hint}>
        <DeskFields fields={fields} values={values} mistakes={mistakes} />
      </SettingSection>
    ));
  return <DeskForm fields={allFields} values={values} saving={saving} draw={draw} onEdit={setEdited} />;
}

const allFields = settingGroups.flatMap(({ fields }) => fields);

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

const cards = [0, 1, 2, 3, 4, 5, 6, 7];

/** The cards of the settings before they are there. */
export function SettingsSkeleton() {
  return (
    <Loading label={words.desk.lab.loading} className="desk-scroll settings">
      {cards.map((card) => (
        <div className="card setting" key={card}>
          <Skeleton as="title" width="half" />
          <Skeleton width="long" />
          <Skeleton as="field" />
          <Skeleton as="field" />
          <Skeleton as="button" width="short" />
        </div>
      ))}
    </Loading>
  );
}
