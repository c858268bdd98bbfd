import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { newsQuery } from "#web/admin/layout/queries.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import type { Route } from "./+types/lab-page.ts";
import { AreasCard, HolidaysCard } from "./lab-lists.tsx";
import { settingsQuery } from "./queries.ts";
import { SettingCard, SettingSection, SettingsSkeleton } from "./setting-card.tsx";
import { settingGroups } from "./setting-groups.ts";
import "./lab.css";

export const meta = () => deskMeta(words.desk.tabs.lab);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchAtDesk(context, (api) => [settingsQuery(api)]);
}

export const clientLoader = showAtOnce;

/** Decisions: phones, address, hours, seats and holidays are fields of the lab, and the lab sets them. */
export default function LabPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Settings />
    </HydratedPage>
  );
}

function Settings() {
  const query = useQuery(settingsQuery());
  return (
    <QuerySection query={query} loading={<SettingsSkeleton />} failed={words.desk.lab.failed}>
      {(settings) => (
        <div className="settings">
          {settingGroups(settings).map((group) => (
            <SettingCard key={group.title} group={group} version={settings.version} />
          ))}
          <HolidaysCard holidays={settings.holidays} />
          <AreasCard areas={settings.areas} />
          <Backups />
        </div>
      )}
    </QuerySection>
  );
}

/** When the lab's data was last brought to safety; nothing where no backups are made. */
function Backups() {
  const lastGoodAt = useQuery(newsQuery()).data?.lastGoodBackupAt;
  if (!lastGoodAt) return null;
  const { title, hint, last } = words.desk.lab.groups.backup;
  return (
    <SettingSection title={title} hint={hint}>
      <p>{last(labMomentWords(lastGoodAt))}</p>
    </SettingSection>
  );
}
