import { useQueryClient } from "@tanstack/react-query";
import { roundQuery } from "./queries.ts";

/** Returns a function that fetches the round again, and resolves when it is there. */
export function useRoundRefetch(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ queryKey: roundQuery().queryKey });
}
