import { words } from "#texts";
import { to } from "#web/to.ts";
import { Logo } from "#web/ui/logo.tsx";

/** The top of a page that stands alone: the logo, and the way back to the site. */
export function PlainTop() {
  return (
    <header className="top">
      <div className="wrap">
        <a className="top-logo" href={to("/")} aria-label={words.site.header.logo}>
          <Logo />
        </a>
        <a className="btn btn-2 btn-s" href={to("/")}>
          {words.site.notFound.home}
        </a>
      </div>
    </header>
  );
}
