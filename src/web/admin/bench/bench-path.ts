import { buildPath } from "#web/admin/components/search-params.ts";

/** Returns the page's address: `/admin/bench?reject=NB44198876` with the form that rejects this tube. */
export function getBenchPath(reject: string | null = null): string {
  return buildPath("/admin/bench", { reject });
}
