import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PackageDetail } from "#core/catalogue/schema.ts";
import { featuredPackagesQuery, packageQuery, packagesDigestQuery, packagesQuery } from "#web/site/queries.ts";

/** One package; what lists that were loaded before say of it is shown until its own answer comes. */
export function usePackage(id: number): UseQueryResult<PackageDetail> {
  const client = useQueryClient();
  return useQuery({ ...packageQuery(id), placeholderData: () => fromLists(client, id) });
}

function fromLists(client: QueryClient, id: number): PackageDetail | undefined {
  const lists = [packagesQuery(), featuredPackagesQuery()].map(({ queryKey }) => client.getQueryData(queryKey) ?? []);
  const listed = lists.flat().find((one) => one.id === id);
  const inMenu = client.getQueryData(packagesDigestQuery().queryKey)?.packages.find((one) => one.id === id);
  return listed && inMenu ? { ...listed, offer: inMenu.offer } : undefined;
}
