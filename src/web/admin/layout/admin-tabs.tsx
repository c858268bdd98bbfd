import { type Query, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { formatCappedCount, MAX_COUNTED_MESSAGES } from "#core/admin/count-limits.ts";
import type { AdminStatus } from "#core/admin/schema.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { getErrorStatus } from "#web/lib/error-status.ts";
import { useAfterNavigation } from "#web/lib/use-after-navigation.ts";
import { storeLastPage } from "./last-page.ts";
import { adminStatusQuery, refreshedByStatus, STATUS_POLL_MS } from "./queries.ts";
import { quietItemClass, railItemClass, tabClass } from "./rail-classes.ts";
import { type AdminPath, pageActions, usePermissions } from "./use-permissions.ts";

/**
 * Shown to users with the permission; also highlighted on `alsoActiveOn`, a page without a tab. A page that `isPartOf`
 * another has a tab only for those who may not open that one.
 */
type Tab = {
  to: AdminPath;
  alsoActiveOn?: AdminPath;
  isPartOf?: AdminPath;
  label: string;
  icon: IconName;
  countsMessages?: true;
};

/** Tabs, daily work first. What else a new page needs is in docs/architecture.md. */
const adminTabs: Tab[] = [
  { to: "/admin/day", label: words.admin.tabs.day, icon: "calendar" },
  {
    to: "/admin",
    alsoActiveOn: "/admin/call",
    label: words.admin.tabs.bookings,
    icon: "clipboard-list",
  },
  { to: "/admin/work", label: words.admin.tabs.worklists, icon: "microscope" },
  { to: "/admin/bench", label: words.admin.tabs.bench, icon: "package" },
  { to: "/admin/money", label: words.admin.tabs.money, icon: "wallet" },
  {
    to: "/admin/messages",
    label: words.admin.tabs.messages,
    icon: "message-circle",
    countsMessages: true,
  },
  { to: "/admin/patients", label: words.admin.tabs.patients, icon: "users" },
  { to: "/admin/reports", label: words.admin.tabs.analytics, icon: "chart-column" },
  { to: "/admin/catalogue", label: words.admin.tabs.catalogue, icon: "test-tube" },
  {
    to: "/admin/catalogue/translations",
    isPartOf: "/admin/catalogue",
    label: words.admin.tabs.translations,
    icon: "file-text",
  },
  { to: "/admin/lab", label: words.admin.tabs.lab, icon: "settings" },
  { to: "/admin/staff", label: words.admin.tabs.team, icon: "shield-check" },
  { to: "/admin/audit-log", label: words.admin.tabs.auditLog, icon: "history" },
];

/** Whether another page is part of this one, and lies below it in the address. */
const hasPart = (path: AdminPath) => adminTabs.some(({ isPartOf }) => isPartOf === path);
/** Returns the page that the page of a path is part of. */
const findWhole = (pathname: string) => adminTabs.find(({ to }) => to === pathname)?.isPartOf;

const itemClass = cx(railItemClass, quietItemClass, tabClass);

/** Tabs that fit on a phone, next to the button for the others. */
const MAX_TABS_ON_PHONE = 4;

/** Tabs of the admin area, followed by the account actions. */
export function AdminTabs({ children }: { children: ReactNode }) {
  const unanswered = useAdminStatus()?.unansweredMessages ?? 0;
  const can = usePermissions();
  const more = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => storeLastPage(pathname), [pathname]);
  useAfterNavigation(() => {
    if (more.current?.matches(":popover-open")) more.current.hidePopover();
  });
  const shown = adminTabs.filter(
    ({ to, isPartOf }) => can(pageActions[to]) && !(isPartOf && can(pageActions[isPartOf])),
  );
  const visible = shown.slice(0, MAX_TABS_ON_PHONE);
  const others = shown.slice(MAX_TABS_ON_PHONE);
  /** First for those whose work it is; for the office among the others, on the phone that it takes along. */
  const isRoundFirst = !can("assign-visit");
  const linkOf = ({ to, alsoActiveOn, label, icon, countsMessages }: Tab) => (
    <NavLink
      key={to}
      to={to}
      end={!hasPart(to)}
      className={itemClass}
      data-active={pathname === alsoActiveOn || undefined}
    >
      <Icon name={icon} />
      {label}
      {countsMessages && unanswered > 0 && (
        <b className="absolute top-1 right-2.5 min-w-4.5 rounded-lg bg-on-cloth px-1 py-px text-center font-semibold text-cloth-deep max-md:right-1">
          {formatCappedCount(unanswered, MAX_COUNTED_MESSAGES)}
          <span className="sr-only"> {words.admin.tabs.unanswered}</span>
        </b>
      )}
    </NavLink>
  );
  return (
    <nav
      className="scroll-row max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:flex max-md:bg-cloth max-md:px-1 max-md:pt-1 max-md:pb-safe md:flex md:flex-none md:grow md:flex-col"
      aria-label={words.admin.tabs.label}
    >
      {isRoundFirst && <RoundLink className={itemClass} />}
      {visible.map(linkOf)}
      <button
        className={cx(itemClass, "md:hidden")}
        data-active={others.some(({ to }) => to === pathname || to === findWhole(pathname)) || undefined}
        type="button"
        popoverTarget="other-tabs"
      >
        <Icon name="ellipsis" />
        {words.admin.tabs.more}
      </button>
      {/* On phones above the tab bar. Beside the page it has no box; `static` keeps audits from placing its links elsewhere. */}
      <div
        className="max-md:inset-x-2 max-md:top-auto max-md:bottom-tab-bar max-md:m-0 max-md:mb-1 max-md:w-auto max-md:grid-cols-3 max-md:gap-1 max-md:rounded-lg max-md:border max-md:border-line-on-cloth max-md:bg-cloth max-md:p-1.5 max-md:shadow-float max-md:open:grid md:static md:contents"
        id="other-tabs"
        popover="auto"
        ref={more}
      >
        {others.map(linkOf)}
        {!isRoundFirst && <RoundLink className={cx(itemClass, "md:hidden")} />}
        <div className="max-md:contents md:mt-auto md:flex md:flex-col md:pt-3">{children}</div>
      </div>
    </nav>
  );
}

/** The way to the user's own round, whose pages are loaded as documents of their own. */
function RoundLink({ className }: { className: string }) {
  const can = usePermissions();
  if (!can("work-round")) return null;
  return (
    <a className={className} href={withBasePath("/collect")}>
      <Icon name="route" />
      {words.admin.tabs.round}
    </a>
  );
}

/** Whether a query failed because the server was unavailable; rejected queries are not retried. */
function hasFailedTemporarily({ state: { error } }: Query): boolean {
  return error !== null && (getErrorStatus(error) ?? 500) >= 500;
}

/** The first wait of a failed query; it doubles up to a minute. */
const RETRY_MS = 3000;
const MAX_RETRY_MS = 60_000;

/** Whether a query failed so, and has waited for its next try. */
function isRetryDue(query: Query): boolean {
  const { errorUpdatedAt, errorUpdateCount } = query.state;
  const wait = Math.min(RETRY_MS * 2 ** (errorUpdateCount - 1), MAX_RETRY_MS);
  return hasFailedTemporarily(query) && Date.now() - errorUpdatedAt >= wait;
}

/**
 * Polls the status while the page is visible; a changed tag invalidates the queries. Data loaded with the page counts
 * as older than the first status.
 */
function useAdminStatus(): AdminStatus | undefined {
  const client = useQueryClient();
  const { data, isError } = useQuery({ ...adminStatusQuery(), refetchInterval: STATUS_POLL_MS });
  const wasAway = useRef(false);
  const tag = data?.tag;
  useEffect(() => {
    if (tag) void client.invalidateQueries({ predicate: ({ queryKey }) => refreshedByStatus.has(String(queryKey[0])) });
  }, [client, tag]);
  useEffect(() => {
    if (wasAway.current && !isError) void client.refetchQueries({ predicate: hasFailedTemporarily });
    wasAway.current = isError;
    if (isError) return;
    // An outage may fall between two polls.
    const retry = () => void client.refetchQueries({ type: "active", predicate: isRetryDue });
    const timer = setInterval(retry, STATUS_POLL_MS);
    return () => clearInterval(timer);
  }, [client, isError]);
  return data;
}
