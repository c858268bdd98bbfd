import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Package } from "#core/catalogue/schema.ts";
import { featuredPackagesQuery, packageQuery, packagesQuery } from "#web/catalogue/queries.ts";
import { isMissing } from "#web/ui/data/is-missing.ts";

type Found = Pick<UseQueryResult<Package>, "data" | "error" | "refetch">;

/**
 * One package; what lists that were loaded before say of it is shown until its own answer comes, and where none comes. It
 * goes only where the API knows no such package any more.
 */
export function usePackage(id: number): Found {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({ ...packageQuery(id), placeholderData: () => fromLists(client, id) });
  return { data: data ?? (error && !isMissing(error) ? fromLists(client, id) : undefined), error, refetch };
}

function fromLists(client: QueryClient, id: number): Package | undefined {
  const lists = [packagesQuery(), featuredPackagesQuery()].map(({ queryKey }) => client.getQueryData(queryKey) ?? []);
  return lists.flat().find((one) => one.id === id);
}
