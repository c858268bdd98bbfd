import { useQuery } from "@tanstack/react-query";
import { packagesDigestQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ClosingDetails } from "#web/ui/overlays/closing-details.tsx";
import { PackageLinks } from "./package-links.tsx";

/** Spec §2: the header's dropdown of packages. */
export function PackagesMenu() {
  const { data: digest, isPending } = useQuery(packagesDigestQuery());
  return (
    <ClosingDetails>
      <summary>
        {en.site.nav.testPackages} <Icon name="chevron-down" small />
      </summary>
      <div className="menu">
        {digest && digest.packages.length > 0 ? (
          <PackageLinks packages={digest.packages} />
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
