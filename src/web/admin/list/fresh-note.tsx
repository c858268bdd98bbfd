import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { newsQuery } from "#web/admin/news/queries.ts";
import { en } from "#web/texts/en.ts";

/** Says that what is shown could not be refreshed, for as long as that is so. */
export function FreshNote({ query }: { query: UseQueryResult }) {
  const news = useQuery({ ...newsQuery(), enabled: false });
  return (
    <p className="list-note" role="status">
      {(query.isRefetchError || news.isError) && en.desk.list.notFresh}
    </p>
  );
}
