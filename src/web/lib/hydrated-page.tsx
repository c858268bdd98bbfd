import { type DehydratedState, HydrationBoundary, type Query, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { getErrorStatus } from "./error-status.ts";
import type { PageData } from "./prefetch.ts";
import { toScriptJson } from "./script-json.ts";

/** Query data for server rendering: a loader returns its number in place of the data. */
export const PageStatesContext = createContext<readonly DehydratedState[]>([]);

/**
 * Provides a page with the data that its loader fetched. Queries that failed there are retried once in the browser,
 * unless the failure is a 403 or 404.
 */
export function HydratedPage({ data, children }: { data: PageData; children: ReactNode }) {
  const states = useContext(PageStatesContext);
  const state = useMemo(() => findPageState(data, states), [data, states]);
  const client = useQueryClient();
  useEffect(() => {
    const mayRetry = ({ state }: Query) =>
      state.status === "error" && ![403, 404].includes(getErrorStatus(state.error) ?? 0);
    void client.refetchQueries({ type: "active", predicate: mayRetry });
  }, [client]);
  return (
    <HydrationBoundary state={state}>
      {children}
      {typeof data.dehydrated === "number" && <DataScript number={data.dehydrated} state={state} />}
    </HydrationBoundary>
  );
}

function findPageState({ dehydrated }: PageData, states: readonly DehydratedState[]): DehydratedState | null {
  if (dehydrated === null) return null;
  if (typeof dehydrated === "string") return JSON.parse(dehydrated);
  return states[dehydrated] ?? JSON.parse(document.getElementById(getScriptId(dehydrated))?.textContent ?? "null");
}

/** The browser reads it before hydration, and leaves it unchanged. */
function DataScript({ number, state }: { number: number; state: DehydratedState | null }) {
  const html = typeof document === "undefined" ? toScriptJson(state) : "";
  return (
    <script
      type="application/json"
      id={getScriptId(number)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON, and `<` is escaped
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

function getScriptId(number: number): string {
  return `page-data-${number}`;
}
