import { useQuery } from "@tanstack/react-query";
import { packagesDigestQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { ClosingDetails } from "#web/ui/overlays/closing-details.tsx";
import { AccountLink } from "./account-link.tsx";
import { PackageLinks } from "./package-links.tsx";

/** Spec §2: the drawer features packages 1 to 5 of the catalogue. */
const LAST_FEATURED_ID = 5;

const links = [
  { to: "/", text: en.site.nav.home },
  { to: "/test-packages", text: en.site.nav.allPackages },
  { to: "/tests-new", text: en.site.nav.individualTests },
  { to: "/#faq", text: en.site.nav.faq },
];

/** The phone's menu, from the left. Its summary opens it and, inside it, closes it. */
export function Drawer() {
  const { data: digest } = useQuery(packagesDigestQuery());
  const featured = digest?.packages.filter(({ id }) => id <= LAST_FEATURED_ID) ?? [];
  return (
    <ClosingDetails className="drawer-menu">
      <summary className="icon-btn" aria-label={en.site.header.menu}>
        <Icon name="menu" className="drawer-open" />
        <Icon name="x" className="drawer-close" />
      </summary>
      <nav className="drawer" aria-label={en.site.header.menu}>
        <div className="drawer-top">
          <Logo />
        </div>
        {featured.length > 0 && (
          <>
            <p className="drawer-head">{en.site.nav.featured}</p>
            <PackageLinks packages={featured} />
          </>
        )}
        {links.map(({ to, text }) => (
          <a key={to} className="drawer-link" href={to}>
            {text}
          </a>
        ))}
        <AccountLink className="drawer-link" />
        <a className="drawer-link" href="/contact">
          {en.site.nav.contact}
        </a>
      </nav>
    </ClosingDetails>
  );
}
