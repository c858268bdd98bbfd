import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { PackageDetail } from "#core/catalogue/schema.ts";
import { offersQuery, packageQuery, packagesQuery } from "#web/site/queries.ts";

/** One package; what the layout's lists already say of it is shown until its own answer comes. */
export function usePackage(id: number): UseQueryResult<PackageDetail> {
  const { data: packages } = useQuery(packagesQuery());
  const { data: offers } = useQuery(offersQuery());
  const listed = packages?.find((one) => one.id === id);
  const offer = offers?.find(({ packageId }) => packageId === id) ?? null;
  const known = listed && offers ? { ...listed, offer } : undefined;
  return useQuery({ ...packageQuery(id), placeholderData: () => known });
}
