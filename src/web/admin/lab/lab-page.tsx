import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { LabSettings } from "#core/lab/settings.ts";
import { words } from "#texts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { newsQuery } from "#web/admin/layout/queries.ts";
import { ViewChip } from "#web/admin/list/view-chip.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import type { Route } from "./+types/lab-page.ts";
import { type LabPart, labAddress, labPartOf, labParts } from "./lab-address.ts";
import { AreasCard, HolidaysCard } from "./lab-lists.tsx";
import { settingsQuery } from "./queries.ts";
import { SettingSection, SettingsForm, SettingsSkeleton } from "./setting-card.tsx";
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
  const part = labPartOf(useSearchParams()[0]);
  return (
    <DeskFrame name={words.desk.tabs.lab} tools={<Parts shown={part} />}>
      <QuerySection query={query} loading={<SettingsSkeleton />} failed={words.desk.lab.failed}>
        {(settings) => (
          <div className="desk-scroll settings">
            <Part part={part} settings={settings} />
          </div>
        )}
      </QuerySection>
    </DeskFrame>
  );
}

function Parts({ shown }: { shown: LabPart }) {
  return (
    <nav className="views" aria-label={words.desk.lab.show}>
      {labParts.map((part) => (
        <ViewChip key={part} to={labAddress(part)} isShown={part === shown}>
          {words.desk.lab.parts[part]}
        </ViewChip>
      ))}
    </nav>
  );
}

function Part({ part, settings }: { part: LabPart; settings: LabSettings }) {
  if (part === "days") return <HolidaysCard holidays={settings.holidays} />;
  if (part === "areas") return <AreasCard areas={settings.areas} />;
  return (
    <>
      <SettingsForm key={part} part={part} settings={settings} />
      {part === "details" && <Backups />}
    </>
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
