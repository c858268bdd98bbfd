import { useQuery } from "@tanstack/react-query";
import { NavLink, useLocation } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { labQuery, packagesDigestQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Logo } from "#web/ui/logo.tsx";
import { ClosingDetails } from "#web/ui/overlays/closing-details.tsx";
import { AccountLink, Drawer, PackageLinks } from "./drawer.tsx";

/** Row 2.23: logo and links on a desktop; menu, logo, call and Login on a phone. Where one logs in, the page has that button. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="top hdr">
      <div className="wrap">
        <Drawer />
        <a className="top-logo" href={to("/")} aria-label={words.site.header.logo}>
          <Logo />
        </a>
        <nav className="top-links nav" aria-label={words.site.header.main}>
          <NavLink to="/" end>
            {words.site.nav.home}
          </NavLink>
          <NavLink to="/test-packages" end>
            {words.site.nav.allPackages}
          </NavLink>
          <PackagesMenu />
          <NavLink to="/tests-new">{words.site.nav.individualTests}</NavLink>
          <a href={to("/#faq")}>{words.site.nav.faq}</a>
          <NavLink to="/contact">{words.site.nav.contact}</NavLink>
        </nav>
        <CallLink />
        {pathname !== "/login" && <AccountLink className="btn btn-2 btn-s" />}
      </div>
    </header>
  );
}

function CallLink() {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  if (!phone) return null;
  return (
    <a className="icon-btn call-s" href={`tel:${phone}`} aria-label={words.site.header.call(formatPhone(phone))}>
      <Icon name="phone" />
    </a>
  );
}

/** Row 2.26: the header's dropdown of packages. */
function PackagesMenu() {
  const { data: digest, isPending } = useQuery(packagesDigestQuery());
  return (
    <ClosingDetails>
      <summary>
        {words.site.nav.testPackages} <Icon name="chevron-down" small />
      </summary>
      <div className="menu">
        {digest && digest.packages.length > 0 ? (
          <PackageLinks packages={digest.packages} />
        ) : (
          <p className="menu-none">{isPending ? words.loading.packages : words.site.nav.noPackages}</p>
        )}
        <a className="menu-foot" href={to("/test-packages")}>
          {words.site.nav.allPackages}
        </a>
      </div>
    </ClosingDetails>
  );
}

/** Row 2.22: the best saving of the catalogue, computed, over every page; it leads to the package that saves it. */
export function Promo() {
  const { data: digest } = useQuery(packagesDigestQuery());
  const best = digest?.best;
  return (
    <aside className="promo" aria-label={words.site.promo.label}>
      <div className="wrap">
        <a className="promo-go" href={to(best ? `/test-packages/${best.packageId}` : "/test-packages")}>
          {best && <span className="price-off">{words.site.promo.upTo(best.percent)}</span>}
          <span>{words.site.promo.payLater}</span> <Icon name="arrow-right" small />
        </a>
      </div>
    </aside>
  );
}
