import { useQuery } from "@tanstack/react-query";
import { sortPackages } from "#core/catalogue/sorting.ts";
import { packagesQuery } from "#web/site/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ClosingDetails } from "#web/ui/overlays/closing-details.tsx";
import { PackageLinks } from "./package-links.tsx";

/** Spec §2: the header's dropdown of packages. */
export function PackagesMenu() {
  const { data: packages, isPending } = useQuery(packagesQuery());
  return (
    <ClosingDetails>
      <summary>
        {en.site.nav.testPackages} <Icon name="chevron-down" small />
      </summary>
      <div className="menu">
        {packages && packages.length > 0 ? (
          <PackageLinks packages={sortPackages(packages)} />
        ) : (
          <p className="menu-none">{isPending ? en.loading.packages : en.site.nav.noPackages}</p>
        )}
        <a className="menu-foot" href="/test-packages">
          {en.site.nav.allPackages}
        </a>
      </div>
    </ClosingDetails>
  );
}
