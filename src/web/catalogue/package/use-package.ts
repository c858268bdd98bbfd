import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Package } from "#core/catalogue/schema.ts";
import { featuredPackagesQuery, packageQuery, packagesQuery } from "#web/site/queries.ts";

/** One package; what lists that were loaded before say of it is shown until its own answer comes. */
export function usePackage(id: number): UseQueryResult<Package> {
  const client = useQueryClient();
  return useQuery({ ...packageQuery(id), placeholderData: () => fromLists(client, id) });
}

function fromLists(client: QueryClient, id: number): Package | undefined {
  const lists = [packagesQuery(), featuredPackagesQuery()].map(({ queryKey }) => client.getQueryData(queryKey) ?? []);
  return lists.flat().find((one) => one.id === id);
}
