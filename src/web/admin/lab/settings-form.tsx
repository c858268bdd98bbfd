import { type ReactNode, useId } from "react";
import type { LabSettings } from "#core/lab/settings.ts";
import { words } from "#texts";
import { AdminFields } from "#web/admin/components/admin-fields.tsx";
import { AdminForm } from "#web/admin/components/admin-form.tsx";
import { useSave } from "#web/admin/components/use-save.ts";
import { useUnsavedPrompt } from "#web/admin/components/use-unsaved-prompt.ts";
import { pageScrollClass } from "#web/admin/layout/admin-page.tsx";
import { cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
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
    isOnWebsite: true,
    onSaved: () => setEdited(false),
  });
  const draw = (errors: Record<string, string>) => (
    <div className="-mx-4 -mb-4 divide-y divide-line">
      {groups.map(({ title, hint, fields }) => (
        <SettingsSection key={title} title={title} hint={hint}>
          <AdminFields fields={fields} values={values} errors={errors} />
        </SettingsSection>
      ))}
    </div>
  );
  const fields = groups.flatMap((group) => group.fields);
  return <AdminForm place="card" fields={fields} values={values} saving={saving} draw={draw} onEdit={setEdited} />;
}

/** The content of the page, and its skeleton. */
export const settingsClass = "grid grid-cols-1 content-start gap-4 *:max-w-290";

/** The description is next to the settings where there is room. */
const sectionClass = "grid grid-cols-1 gap-4 p-4 @lg/work:grid-cols-3 @lg/work:gap-x-6 @lg/work:p-5";
const contentClass = "grid grid-cols-1 content-start gap-4 @lg/work:col-span-2";

type SettingsSectionProps = { title: string; hint: string; className?: string; children: ReactNode };

/** Settings under a title, in a form. */
function SettingsSection({ title, hint, className, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section className={cx(sectionClass, className)} aria-labelledby={titleId}>
      <div className="grid content-start gap-0.5">
        <h2 id={titleId} className="text-lg tracking-snug">
          {title}
        </h2>
        <p className="text-sm text-quiet">{hint}</p>
      </div>
      <div className={contentClass}>{children}</div>
    </section>
  );
}

/** A heading with a sentence, and settings below it, on a card. */
export function SettingsCard(props: Omit<SettingsSectionProps, "className">) {
  return <SettingsSection className={cardClass} {...props} />;
}

/** Placeholder of a section. */
export function SettingsSkeleton() {
  return (
    <Loading label={words.admin.lab.loading} className={cx(pageScrollClass, settingsClass)}>
      <div className={cx(sectionClass, cardClass)}>
        <div className="grid content-start gap-0.5">
          <Skeleton as="title" width="half" />
          <Skeleton width="long" />
        </div>
        <div className={contentClass}>
          <Skeleton as="field" />
          <Skeleton as="field" />
          <Skeleton as="field" />
          <Skeleton as="button" width="short" />
        </div>
      </div>
    </Loading>
  );
}
