import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { LabSettings } from "#core/lab/settings.ts";
import { words } from "#texts";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { AdminPage, PageScroll } from "#web/admin/layout/admin-page.tsx";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { adminStatusQuery } from "#web/admin/layout/queries.ts";
import { QuerySection } from "#web/components/query-section.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/lab-page.ts";
import { AreasCard } from "./areas-card.tsx";
import { HolidaysCard } from "./holidays-card.tsx";
import { getLabPath, type LabSection, labSections, parseLabSection } from "./lab-path.ts";
import { labSettingsQuery } from "./queries.ts";
import { SettingsCard, SettingsForm, SettingsSkeleton, settingsClass } from "./settings-form.tsx";

export const meta = () => adminMeta(words.admin.tabs.lab);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchForStaff(context, (api) => [labSettingsQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** Lab settings: phones, address, hours, seats and holidays. */
export default function LabPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Settings />
    </HydratedPage>
  );
}

function Settings() {
  const query = useQuery(labSettingsQuery());
  const section = parseLabSection(useSearchParams()[0]);
  return (
    <AdminPage name={words.admin.tabs.lab} tools={<LabSectionChips shown={section} />}>
      <QuerySection query={query} loading={<SettingsSkeleton />} failed={words.admin.lab.failed}>
        {(settings) => (
          <PageScroll className={settingsClass}>
            <LabSectionContent section={section} settings={settings} />
          </PageScroll>
        )}
      </QuerySection>
    </AdminPage>
  );
}

function LabSectionChips({ shown }: { shown: LabSection }) {
  return (
    <ViewChips label={words.admin.lab.show}>
      {labSections.map((section) => (
        <ViewChip key={section} to={getLabPath(section)} isShown={section === shown}>
          {words.admin.lab.sections[section]}
        </ViewChip>
      ))}
    </ViewChips>
  );
}

function LabSectionContent({ section, settings }: { section: LabSection; settings: LabSettings }) {
  if (section === "days") return <HolidaysCard holidays={settings.holidays} />;
  if (section === "areas") return <AreasCard areas={settings.areas} />;
  return (
    <>
      <SettingsForm key={section} section={section} settings={settings} />
      {section === "details" && <LastBackup />}
    </>
  );
}

/** Time of the last good backup; empty if backups are off. */
function LastBackup() {
  const lastGoodAt = useQuery(adminStatusQuery()).data?.lastGoodBackupAt;
  if (!lastGoodAt) return null;
  const { title, hint, last } = words.admin.lab.groups.backup;
  return (
    <SettingsCard title={title} hint={hint}>
      <p>{last(formatLabDateTime(lastGoodAt))}</p>
    </SettingsCard>
  );
}
