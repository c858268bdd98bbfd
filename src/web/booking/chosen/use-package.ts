import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PackageDetail } from "#core/catalogue/schema.ts";
import { readStoredPackage, keepPackage } from "#web/booking/stored/stored-package.ts";
import { offersQuery, packageQuery, packagesQuery } from "#web/site/queries.ts";

type Found = { data: PackageDetail | undefined; isError: boolean };

/** Spec §4: a package comes from what is loaded already, else from the API, else from what the browser keeps. */
export function usePackage(id: number | null): Found {
  const { data: packages } = useQuery(packagesQuery());
  const { data: offers } = useQuery(offersQuery());
  const listed = packages?.find((item) => item.id === id);
  const loaded: PackageDetail | undefined = listed &&
    offers && { ...listed, offer: offers.find(({ packageId }) => packageId === id) ?? null };
  const detail = useQuery({ ...packageQuery(id ?? 0), enabled: id !== null });
  const { data: fresh } = detail;
  useEffect(() => {
    if (fresh) keepPackage(fresh);
  }, [fresh]);
  if (id === null) return { data: undefined, isError: false };
  const stored = detail.isError ? readStoredPackage(id) : null;
  return { data: fresh ?? loaded ?? stored ?? undefined, isError: detail.isError };
}
