import { useQuery } from "@tanstack/react-query";
import { NavLink, useLocation } from "react-router";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { buttonClass, iconButtonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { DropdownDetails } from "#web/components/dropdown-details.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Logo } from "#web/components/logo.tsx";
import { SavingTag } from "#web/components/price.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery, packagesOverviewQuery } from "#web/public/catalogue/queries.ts";
import { LanguageLinks } from "./language-links.tsx";
import { AccountLink, MenuDrawer, PackageLinks } from "./menu-drawer.tsx";

const linkClass =
  "inline-flex min-h-target items-center rounded-md px-3 text-sm font-medium text-soft no-underline hover:bg-sunken hover:text-ink";
/** The page that is open has a line below its name. */
const pageLinkClass = cx(
  linkClass,
  "border-y-2 border-transparent forced-colors:border-0 current:rounded-none current:border-b-action current:text-ink",
);

/** The page's own language needs no link there. */
const languageLinkClass =
  "inline-flex min-h-target min-w-target items-center justify-center rounded-md px-1 text-sm font-medium text-soft no-underline hover:bg-sunken hover:text-ink current:hidden";

/** Logo and links on a desktop; menu, logo, call and Login on a phone. The login page has its own Login button. */
export function Header() {
  const { pathname } = useLocation();
  return (
    <header data-top className="top-0 z-20 border-b border-line bg-page print:hidden">
      {/* Two lines where one is not enough: with text at 200 %, or when logged in. */}
      <div className="page-width flex min-h-16 flex-wrap items-center gap-1 sm:gap-2 lg:min-h-18">
        <MenuDrawer />
        <a
          className="mr-auto flex min-h-target items-center lg:mr-3 xl:mr-8"
          href={withBasePath("/")}
          aria-label={words.site.header.logo}
        >
          <Logo />
        </a>
        <nav className="mr-auto hidden items-center gap-0.5 lg:flex" aria-label={words.site.header.main}>
          <NavLink className={pageLinkClass} to="/" end>
            {words.site.nav.home}
          </NavLink>
          <NavLink className={pageLinkClass} to="/test-packages" end>
            {words.site.nav.allPackages}
          </NavLink>
          <PackagesMenu />
          <NavLink className={pageLinkClass} to="/tests-new">
            {words.site.nav.individualTests}
          </NavLink>
          <a className={linkClass} href={withBasePath("/#faq")}>
            {words.site.nav.faq}
          </a>
          <NavLink className={pageLinkClass} to="/contact">
            {words.site.nav.contact}
          </NavLink>
        </nav>
        <nav className="hidden items-center lg:flex" aria-label={words.site.language}>
          <LanguageLinks className={languageLinkClass} />
        </nav>
        <CallLink />
        {pathname !== "/login" && <AccountLink className={buttonClass({ size: "small" })} />}
      </div>
    </header>
  );
}

function CallLink() {
  const { data: lab } = useQuery(labQuery());
  const phone = lab?.phones[0];
  if (!phone) return null;
  return (
    <a
      className={cx(iconButtonClass, "lg:hidden")}
      href={`tel:${phone}`}
      aria-label={words.site.header.call(formatPhone(phone))}
    >
      <Icon name="phone" />
    </a>
  );
}

/** The header's dropdown of packages. */
function PackagesMenu() {
  const { data: digest, isPending } = useQuery(packagesOverviewQuery());
  return (
    <DropdownDetails className="group relative">
      <summary className={cx(linkClass, "no-marker cursor-pointer gap-1 group-open:bg-sunken group-open:text-ink")}>
        {words.site.nav.testPackages} <Icon name="chevron-down" small className="group-open:rotate-180" />
      </summary>
      <div className="absolute top-full left-0 z-30 mt-2 max-h-[calc(100dvh-128px)] w-165 overflow-auto overscroll-contain rounded-lg border border-line bg-card p-2 shadow-float">
        {digest && digest.packages.length > 0 ? (
          /* In two columns, so that the longest list fits a low screen. */
          <div className="grid grid-cols-2 gap-x-2">
            <PackageLinks packages={digest.packages} />
          </div>
        ) : (
          <p className="px-2 py-4 text-quiet">{isPending ? words.loading.packages : words.site.nav.noPackages}</p>
        )}
        <a
          className="mt-2 flex min-h-13 items-center border-t border-line px-2 pt-2 text-sm font-medium no-underline"
          href={withBasePath("/test-packages")}
        >
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
    <aside
      data-promo
      className="group/promo relative border-b border-line bg-offer-soft text-xs text-ink print:hidden"
      aria-label={words.site.promo.label}
    >
      {/* Gone while another language is offered on its line. */}
      <div className="page-width flex justify-center group-has-data-language-offer/promo:invisible lg:justify-start">
        <a
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-inherit no-underline hover:text-inherit hover:underline"
          href={withBasePath(best ? `/test-packages/${best.packageId}` : "/test-packages")}
        >
          {best && <SavingTag>{words.site.promo.upTo(best.percent)}</SavingTag>}
          <span>{words.site.promo.payLater}</span> <Icon name="arrow-right" small />
        </a>
      </div>
    </aside>
  );
}
