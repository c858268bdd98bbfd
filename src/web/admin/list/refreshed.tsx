import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { words } from "#texts";
import { newsQuery } from "#web/admin/layout/queries.ts";

type Props = { query: UseQueryResult; children: ReactNode };

/** A query's answer: paler while another is on its way to its place, with a note for as long as it cannot be refreshed. */
export function Refreshed({ query, children }: Props) {
  const news = useQuery({ ...newsQuery(), enabled: false });
  return (
    <div
      className={query.isPlaceholderData ? "list-fresh list-leaving" : "list-fresh"}
      aria-busy={query.isPlaceholderData}
    >
      <p className="list-note" role="status">
        {(query.isRefetchError || news.isError) && words.desk.list.notFresh}
      </p>
      {children}
    </div>
  );
}
