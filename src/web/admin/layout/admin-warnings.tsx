import { useQuery } from "@tanstack/react-query";
import { formatDiskSize } from "#core/admin/disk-space.ts";
import type { AdminWarning } from "#core/admin/warnings.ts";
import { words } from "#texts";
import { Notice } from "#web/components/notice.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { adminStatusQuery } from "./queries.ts";
import { RestoreNotice } from "./restore-notice.tsx";

const texts = words.admin.warnings;
const { channels } = words.admin.messages;

/** Warnings for staff, above every page until they are resolved. */
export function AdminWarnings() {
  const { warnings = [], restored = null } = useQuery(adminStatusQuery()).data ?? {};
  return (
    <section
      className="grid max-h-[40dvh] flex-none gap-2 overflow-auto border-line not-empty:border-b not-empty:px-edge not-empty:py-2"
      aria-label={texts.label}
      aria-live="polite"
    >
      {restored && <RestoreNotice restored={restored} />}
      {warnings.map((warning) => {
        const { title, sentence } = formatWarning(warning);
        return (
          <Notice
            key={"limit" in warning ? warning.limit : warning.code}
            icon="triangle-alert"
            title={title}
            announced="never"
          >
            {sentence}
          </Notice>
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
