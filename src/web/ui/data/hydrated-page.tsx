import { type DehydratedState, HydrationBoundary, type Query, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { isMissing } from "./is-missing.ts";
import { jsonInScript } from "./json-in-script.ts";
import type { PageData } from "./prefetch.ts";

/** On the server: the data of this page, by its number. */
export const PageStates = createContext<readonly DehydratedState[]>([]);

/**
 * Gives a page the data that its loader fetched. What had failed there is asked for once more from the browser, unless
 * there is no such thing.
 */
export function HydratedPage({ data, children }: { data: PageData; children: ReactNode }) {
  const states = useContext(PageStates);
  const state = useMemo(() => stateOf(data, states), [data, states]);
  const client = useQueryClient();
  useEffect(() => {
    const mayWorkNow = ({ state }: Query) => state.status === "error" && !isMissing(state.error);
    void client.refetchQueries({ type: "active", predicate: mayWorkNow });
  }, [client]);
  return (
    <HydrationBoundary state={state}>
      {children}
      {typeof data.dehydrated === "number" && <DataScript number={data.dehydrated} state={state} />}
    </HydrationBoundary>
  );
}

function stateOf({ dehydrated }: PageData, states: readonly DehydratedState[]): DehydratedState | null {
  if (dehydrated === null) return null;
  if (typeof dehydrated === "string") return JSON.parse(dehydrated);
  return states[dehydrated] ?? JSON.parse(document.getElementById(scriptId(dehydrated))?.textContent ?? "null");
}

/** What the browser reads before it takes the page over, and leaves as it stands. */
function DataScript({ number, state }: { number: number; state: DehydratedState | null }) {
  const html = typeof document === "undefined" ? jsonInScript(state) : "";
  return (
    <script
      type="application/json"
      id={scriptId(number)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON, and `<` is escaped
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  );
}

function scriptId(number: number): string {
  return `page-data-${number}`;
}
