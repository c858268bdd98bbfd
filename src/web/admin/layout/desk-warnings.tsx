import { useQuery } from "@tanstack/react-query";
import { longDate } from "#core/calendar/day.ts";
import { sizeWords } from "#core/desk/disk-space.ts";
import type { DeskWarning } from "#core/desk/warnings.ts";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import { labMomentWords } from "./lab-time.ts";
import { newsQuery } from "./queries.ts";
import { RestoreNotice } from "./restore-notice.tsx";

const texts = words.desk.warnings;
const { channels } = words.desk.messages;

/** What somebody at the lab must see to, above every tab, until it is seen to. */
export function DeskWarnings() {
  const { warnings = [], restored = null } = useQuery(newsQuery()).data ?? {};
  return (
    <section className="desk-warnings" aria-label={texts.label} aria-live="polite">
      {restored && <RestoreNotice restored={restored} />}
      {warnings.map((warning) => {
        const { title, sentence } = wordsOf(warning);
        return (
          <div className="alert" key={"limit" in warning ? warning.limit : warning.code}>
            <Icon name="triangle-alert" />
            <b>{title}</b>
            <span className="sm">{sentence}</span>
          </div>
        );
      })}
    </section>
  );
}

type Words = { title: string; sentence: string };

/** What is wrong; what comes of it, and who can help. */
function wordsOf(warning: DeskWarning): Words {
  switch (warning.code) {
    case "disk-nearly-full":
      return texts.disk(sizeWords(warning.freeBytes));
    case "password-guessing":
      return texts.guessing(warning.tries, warning.addresses, labMomentWords(warning.since));
    case "messages-failing":
      return texts.failing(warning.channels.map((channel) => channels[channel]).join(" and "), warning.messages);
    case "backup-old":
      return texts.backup(warning.lastGoodAt && labMomentWords(warning.lastGoodAt));
    case "limit-reached":
      return texts.limit(warning.limit, labMomentWords(warning.since));
    case "many-holds":
      return texts.holds(warning.seats, labMomentWords(warning.since));
    case "many-bookings-of-one-network":
      return texts.crowded(warning.seats, longDate(warning.day), warning.days - 1);
  }
}
