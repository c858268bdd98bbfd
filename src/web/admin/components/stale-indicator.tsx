import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { words } from "#texts";
import { adminStatusQuery } from "#web/admin/layout/queries.ts";

type Props = { query: UseQueryResult; children: ReactNode };

/** A query's result: dimmed while new data replaces it, with a notice while it cannot be refreshed. */
export function StaleIndicator({ query, children }: Props) {
  const adminStatus = useQuery({ ...adminStatusQuery(), enabled: false });
  return (
    <div
      className={query.isPlaceholderData ? "list-fresh list-leaving" : "list-fresh"}
      aria-busy={query.isPlaceholderData}
    >
      <p className="list-note" role="status">
        {(query.isRefetchError || adminStatus.isError) && words.admin.list.notFresh}
      </p>
      {children}
    </div>
  );
}
