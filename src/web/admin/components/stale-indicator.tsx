import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { words } from "#texts";
import { adminStatusQuery } from "#web/admin/layout/queries.ts";
import { cx } from "#web/components/classes.ts";

type Props = { query: UseQueryResult; children: ReactNode };

/** A query's result: dimmed while new data replaces it, with a notice while it cannot be refreshed. */
export function StaleIndicator({ query, children }: Props) {
  const adminStatus = useQuery({ ...adminStatusQuery(), enabled: false });
  return (
    <div
      className={cx("relative flex min-h-0 flex-1 flex-col", query.isPlaceholderData && "opacity-60")}
      aria-busy={query.isPlaceholderData}
    >
      <p className="bg-sunken text-xs text-soft not-empty:px-edge not-empty:py-1" role="status">
        {(query.isRefetchError || adminStatus.isError) && words.admin.list.notFresh}
      </p>
      {children}
    </div>
  );
}
