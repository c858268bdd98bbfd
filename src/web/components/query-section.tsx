import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { words } from "#texts";
import { getErrorStatus } from "#web/lib/error-status.ts";
import { SectionError } from "./section-error.tsx";

type Props<T> = {
  query: UseQueryResult<T>;
  /** The skeleton, usually a `Loading`. */
  loading: ReactNode;
  /** The sentence of the specification for this section (§8). */
  failed: string;
  /** Shown instead to users who may not open it. */
  forbidden?: string;
  children: (data: T) => ReactNode;
};

/** Shows loading placeholders, then an error sentence or the content. A forbidden section offers no retry. */
export function QuerySection<T>({ query, loading, failed, forbidden = words.states.forbidden, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data);
  if (getErrorStatus(query.error) === 403) return <SectionError sentence={forbidden} />;
  if (query.isError) return <SectionError sentence={failed} onRetry={() => void query.refetch()} />;
  return loading;
}
