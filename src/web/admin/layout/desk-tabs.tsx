import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { cappedCount, MOST_COUNTED_MESSAGES } from "#core/desk/most-counted.ts";
import type { DeskNews } from "#core/desk/schema.ts";
import { words } from "#texts";
import { LOOK_AGAIN_MS, newsQuery, toldByNews } from "./queries.ts";

/** One page a tab: a page of the desk joins here and in routes.ts. */
const tabs = [
  { to: "/admin", label: words.desk.tabs.bookings },
  { to: "/admin/patients", label: words.desk.tabs.patients },
  { to: "/admin/reports", label: words.desk.tabs.figures },
  { to: "/admin/messages", label: words.desk.tabs.messages, countsMessages: true },
  { to: "/admin/catalogue", label: words.desk.tabs.catalogue },
  { to: "/admin/lab", label: words.desk.tabs.lab },
];

export function DeskTabs() {
  const unanswered = useNews()?.unansweredMessages ?? 0;
  const row = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other page has another tab
  useEffect(() => {
    // On a phone the row is wider than the screen.
    row.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [pathname]);
  return (
    <nav className="desk-tabs" aria-label={words.desk.tabs.label} ref={row}>
      {tabs.map(({ to, label, countsMessages }) => (
        <NavLink key={to} to={to} end>
          {label}
          {countsMessages && unanswered > 0 && (
            <b className="desk-tab-count">
              {cappedCount(unanswered, MOST_COUNTED_MESSAGES)}
              <span className="sr"> {words.desk.tabs.unanswered}</span>
            </b>
          )}
        </NavLink>
      ))}
    </nav>
  );
}

/**
 * The desk's news, looked for while the page is seen; what the desk shows is asked for again only when there are some. What
 * the page came with counts as older than the first news.
 */
function useNews(): DeskNews | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...newsQuery(), refetchInterval: LOOK_AGAIN_MS });
  const tag = data?.tag;
  useEffect(() => {
    if (tag) void client.invalidateQueries({ predicate: ({ queryKey }) => toldByNews.has(String(queryKey[0])) });
  }, [client, tag]);
  return data;
}
