import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Package } from "#core/catalogue/schema.ts";
import { keepPackage, readStoredPackage } from "#web/booking/stored/stored-package.ts";
import { packageQuery, packagesQuery } from "#web/catalogue/queries.ts";
import { isMissing } from "#web/ui/data/is-missing.ts";

type Found = Pick<UseQueryResult, "error" | "errorUpdateCount" | "isFetching" | "refetch"> & {
  data: Package | undefined;
};

/** Spec §4: a package comes from what is loaded already, else from the API, else from what the browser keeps. */
export function usePackage(id: number | null): Found {
  const { data: packages } = useQuery(packagesQuery());
  const asked = useQuery({ ...packageQuery(id ?? 0), enabled: id !== null });
  const { data: fresh, error, errorUpdateCount, isFetching, refetch } = asked;
  useEffect(() => {
    if (fresh) keepPackage(fresh);
  }, [fresh]);
  const found = { error, errorUpdateCount, isFetching, refetch };
  if (id === null) return { ...found, data: undefined };
  const known = packages?.find((item) => item.id === id);
  const stored = errorUpdateCount > 0 && !isMissing(error) ? readStoredPackage(id) : null;
  return { ...found, data: fresh ?? known ?? stored ?? undefined };
}
