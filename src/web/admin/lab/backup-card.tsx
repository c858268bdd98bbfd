import { useQuery } from "@tanstack/react-query";
import { labMomentWords } from "#web/admin/lab-moment-words.ts";
import { newsQuery } from "#web/admin/news/queries.ts";
import { en } from "#web/texts/en.ts";
import { SettingSection } from "./setting-section.tsx";

const texts = en.admin.settings.groups.backup;

/** When the lab's data was last brought to safety; nothing where no backups are made. */
export function BackupCard() {
  const lastGoodAt = useQuery(newsQuery()).data?.lastGoodBackupAt;
  if (!lastGoodAt) return null;
  return (
    <SettingSection title={texts.title} hint={texts.hint}>
      <p>{texts.last(labMomentWords(lastGoodAt))}</p>
    </SettingSection>
  );
}
