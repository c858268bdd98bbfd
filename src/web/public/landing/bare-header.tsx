import type { ReactNode } from "react";
import { words } from "#texts";
import { Logo } from "#web/components/logo.tsx";
import { withBasePath } from "#web/lib/base-path.ts";

/** The header of a page outside the site's frame: the logo, and links of the page's own. */
export function BareHeader({ children }: { children: ReactNode }) {
  return (
    <header data-top className="top-0 z-20 border-b border-line bg-page">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-2">
        <a
          className="mr-auto flex min-h-target items-center"
          href={withBasePath("/")}
          aria-label={words.site.header.logo}
        >
          <Logo />
        </a>
        {children}
      </div>
    </header>
  );
}
