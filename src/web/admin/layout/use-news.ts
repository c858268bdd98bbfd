import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { DeskNews } from "#core/desk/schema.ts";
import { LOOK_AGAIN_MS, newsQuery, toldByNews } from "./queries.ts";

/**
 * Looks for news while the page is seen, and asks again for whatever the desk shows only when there are some. What the
 * page came with counts as older than the first news.
 */
export function useNews(): DeskNews | undefined {
  const client = useQueryClient();
  const { data } = useQuery({ ...newsQuery(), refetchInterval: LOOK_AGAIN_MS });
  const tag = data?.tag;
  useEffect(() => {
    if (tag) void client.invalidateQueries({ predicate: ({ queryKey }) => toldByNews.has(String(queryKey[0])) });
  }, [client, tag]);
  return data;
}
