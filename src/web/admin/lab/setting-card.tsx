import { type ReactNode, useId } from "react";
import { words } from "#texts";
import { DeskForm } from "#web/admin/editing/desk-form.tsx";
import { useSaving } from "#web/admin/editing/use-saving.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { labKey } from "./queries.ts";
import type { SettingGroup } from "./setting-groups.ts";

/** One group of settings with its own Save. */
export function SettingCard({ group, version }: { group: SettingGroup; version: number }) {
  const saving = useSaving({
    send: (values, seen) => callApi(browserFetch, "PATCH /api/lab", { body: { ...group.changeOf(values), ...seen } }),
    shown: { version, values: group.values },
    stale: labKey,
  });
  return (
    <SettingSection title={group.title} hint={group.hint}>
      <DeskForm fields={group.fields} values={group.values} saving={saving} />
    </SettingSection>
  );
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

const cards = [0, 1, 2, 3, 4, 5, 6];

/** The cards of the settings before they are there. */
export function SettingsSkeleton() {
  return (
    <Loading label={words.desk.lab.loading} className="settings">
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
