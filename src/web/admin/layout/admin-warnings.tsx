import { useQuery } from "@tanstack/react-query";
import { formatDiskSize } from "#core/admin/disk-space.ts";
import type { AdminWarning } from "#core/admin/warnings.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import { formatLabDateTime } from "./lab-time.ts";
import { adminStatusQuery } from "./queries.ts";
import { RestoreNotice } from "./restore-notice.tsx";

const texts = words.admin.warnings;
const { channels } = words.admin.messages;

/** Warnings for staff, above every page until they are resolved. */
export function AdminWarnings() {
  const { warnings = [], restored = null } = useQuery(adminStatusQuery()).data ?? {};
  return (
    <section className="desk-warnings" aria-label={texts.label} aria-live="polite">
      {restored && <RestoreNotice restored={restored} />}
      {warnings.map((warning) => {
        const { title, sentence } = formatWarning(warning);
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

type WarningText = { title: string; sentence: string };

/** Formats a warning: the problem, its consequence and who can help. */
function formatWarning(warning: AdminWarning): WarningText {
  switch (warning.code) {
    case "disk-nearly-full":
      return texts.disk(formatDiskSize(warning.freeBytes));
    case "password-guessing":
      return texts.guessing(warning.tries, warning.addresses, formatLabDateTime(warning.since));
    case "messages-failing":
      return texts.failing(warning.channels.map((channel) => channels[channel]).join(" and "), warning.messages);
    case "backup-old":
      return texts.backup(warning.lastGoodAt && formatLabDateTime(warning.lastGoodAt));
    case "limit-reached":
      return texts.limit(warning.limit, formatLabDateTime(warning.since));
    case "many-holds":
      return texts.holds(warning.seats, formatLabDateTime(warning.since));
    case "many-bookings-of-one-network":
      return texts.crowded(warning.seats, formatLongDate(warning.day), warning.days - 1);
  }
}
