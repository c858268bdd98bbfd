import { useQuery } from "@tanstack/react-query";
import { NavLink, useLocation } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { DropdownDetails } from "#web/components/dropdown-details.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Logo } from "#web/components/logo.tsx";
import { SavingTag } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery, packagesOverviewQuery } from "#web/public/catalogue/queries.ts";
import { AccountLink, MenuDrawer, PackageLinks } from "./menu-drawer.tsx";

/** Logo and links on a desktop; menu, logo, call and Login on a phone. The login page has its own Login button. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header className="top hdr">
      <div className="wrap">
        <MenuDrawer />
        <a className="top-logo" href={withBasePath("/")} aria-label={words.site.header.logo}>
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
          <a href={withBasePath("/#faq")}>{words.site.nav.faq}</a>
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

/** The header's dropdown of packages. */
function PackagesMenu() {
  const { data: digest, isPending } = useQuery(packagesOverviewQuery());
  return (
    <DropdownDetails>
      <summary>
        {words.site.nav.testPackages} <Icon name="chevron-down" small />
      </summary>
      <div className="menu">
        {digest && digest.packages.length > 0 ? (
          <PackageLinks packages={digest.packages} />
        ) : (
          <p className="menu-none">{isPending ? words.loading.packages : words.site.nav.noPackages}</p>
        )}
        <a className="menu-foot" href={withBasePath("/test-packages")}>
          {words.site.nav.allPackages}
        </a>
      </div>
    </DropdownDetails>
  );
}

/** The best saving of the catalogue, computed, above every page; it links to that package. */
export function PromoBanner() {
  const { data: digest } = useQuery(packagesOverviewQuery());
  const best = digest?.best;
  return (
    <aside className="promo" aria-label={words.site.promo.label}>
      <div className="wrap">
        <a className="promo-go" href={withBasePath(best ? `/test-packages/${best.packageId}` : "/test-packages")}>
          {best && <SavingTag>{words.site.promo.upTo(best.percent)}</SavingTag>}
          <span>{words.site.promo.payLater}</span> <Icon name="arrow-right" small />
        </a>
      </div>
    </aside>
  );
}
