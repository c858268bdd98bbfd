import { type Query, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import type { Action } from "#core/access/policy.ts";
import { cappedCount, MOST_COUNTED_MESSAGES } from "#core/desk/most-counted.ts";
import type { DeskNews } from "#core/desk/schema.ts";
import { words } from "#texts";
import { ApiError } from "#web/api-client.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";
import { useAfterNavigation } from "#web/ui/overlays/use-after-navigation.ts";
import { keepLastPage } from "./last-page.ts";
import { LOOK_AGAIN_MS, newsQuery, toldByNews } from "./queries.ts";
import { useActs } from "./use-acts.ts";

/** A tab is for whoever may do its act, and is lit on the page without a tab that it leads to as well. */
type Tab = { to: string; leadsTo?: string; label: string; icon: IconName; act: Action; countsMessages?: true };

/** One page a tab, those of the day's work first: a page of the desk joins here and in routes.ts. */
const tabs: Tab[] = [
  { to: "/admin/day", label: words.desk.tabs.day, icon: "calendar", act: "read-day" },
  {
    to: "/admin",
    leadsTo: "/admin/call",
    label: words.desk.tabs.bookings,
    icon: "clipboard-list",
    act: "read-bookings",
  },
  { to: "/admin/work", label: words.desk.tabs.work, icon: "microscope", act: "read-work" },
  {
    to: "/admin/messages",
    label: words.desk.tabs.messages,
    icon: "message-circle",
    act: "keep-inbox",
    countsMessages: true,
  },
  { to: "/admin/patients", label: words.desk.tabs.patients, icon: "users", act: "list-patients" },
  { to: "/admin/reports", label: words.desk.tabs.figures, icon: "chart-column", act: "read-figures" },
  { to: "/admin/catalogue", label: words.desk.tabs.catalogue, icon: "test-tube", act: "edit-catalogue" },
  { to: "/admin/lab", label: words.desk.tabs.lab, icon: "settings", act: "edit-lab" },
  { to: "/admin/staff", label: words.desk.tabs.staff, icon: "shield-check", act: "keep-staff" },
  { to: "/admin/trail", label: words.desk.tabs.trail, icon: "history", act: "read-trail" },
];

/** How many a phone is wide, beside the place that opens the others. */
const PLACES = 4;

/** The pages of the desk, and after them what is one's own. */
export function DeskTabs({ children }: { children: ReactNode }) {
  const unanswered = useNews()?.unansweredMessages ?? 0;
  const may = useActs();
  const more = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => keepLastPage(pathname), [pathname]);
  useAfterNavigation(() => {
    if (more.current?.matches(":popover-open")) more.current.hidePopover();
  });
  const shown = tabs.filter(({ act }) => may(act));
  const first = shown.slice(0, PLACES);
  const others = shown.slice(PLACES);
  const linkOf = ({ to, leadsTo, label, icon, countsMessages }: Tab) => (
    <NavLink key={to} to={to} end className={pathname === leadsTo ? "on" : ""}>
      <Icon name={icon} />
      {label}
      {countsMessages && unanswered > 0 && (
        <b className="desk-tab-count">
          {cappedCount(unanswered, MOST_COUNTED_MESSAGES)}
          <span className="sr"> {words.desk.tabs.unanswered}</span>
        </b>
      )}
    </NavLink>
  );
  return (
    <nav className="desk-tabs" aria-label={words.desk.tabs.label}>
      {first.map(linkOf)}
      <button
        className={others.some(({ to }) => to === pathname) ? "desk-more-open on" : "desk-more-open"}
        type="button"
        popoverTarget="desk-more"
      >
        <Icon name="ellipsis" />
        {words.desk.tabs.more}
      </button>
      <div className="desk-more" id="desk-more" popover="auto" ref={more}>
        {others.map(linkOf)}
        <div className="desk-own">{children}</div>
      </div>
    </nav>
  );
}

/** What failed by the server's absence; what it refused stays refused. */
function hasFailedThen({ state: { error } }: Query): boolean {
  return error !== null && !(error instanceof ApiError && error.status < 500);
}

/**
 * The desk's news, looked for while the page is seen; what the desk shows is asked for again only when there are some. What
 * the page came with counts as older than the first news.
 */
function useNews(): DeskNews | undefined {
  const client = useQueryClient();
  const { data, isError } = useQuery({ ...newsQuery(), refetchInterval: LOOK_AGAIN_MS });
  const wasAway = useRef(false);
  const tag = data?.tag;
  useEffect(() => {
    if (tag) void client.invalidateQueries({ predicate: ({ queryKey }) => toldByNews.has(String(queryKey[0])) });
  }, [client, tag]);
  useEffect(() => {
    if (wasAway.current && !isError) void client.refetchQueries({ predicate: hasFailedThen });
    wasAway.current = isError;
  }, [client, isError]);
  return data;
}
