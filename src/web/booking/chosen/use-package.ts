import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PackageDetail } from "#core/catalogue/schema.ts";
import { keepPackage, readStoredPackage } from "#web/booking/stored/stored-package.ts";
import { offersQuery, packageQuery, packagesQuery } from "#web/site/queries.ts";
import { isMissing } from "#web/ui/data/is-missing.ts";

type Found = { data: PackageDetail | undefined; isError: boolean; error: unknown; refetch: () => unknown };

/** Spec §4: a package comes from what is loaded already, else from the API, else from what the browser keeps. */
export function usePackage(id: number | null): Found {
  const { data: packages } = useQuery(packagesQuery());
  const { data: offers } = useQuery(offersQuery());
  const { data: fresh, isError, error, refetch } = useQuery({ ...packageQuery(id ?? 0), enabled: id !== null });
  useEffect(() => {
    if (fresh) keepPackage(fresh);
  }, [fresh]);
  if (id === null) return { data: undefined, isError: false, error, refetch };
  const listed = packages?.find((item) => item.id === id);
  const offer = offers?.find(({ packageId }) => packageId === id) ?? null;
  const known = listed && offers ? { ...listed, offer } : undefined;
  const stored = isError && !known && !isMissing(error) ? readStoredPackage(id) : null;
  return { data: fresh ?? known ?? stored ?? undefined, isError, error, refetch };
}
