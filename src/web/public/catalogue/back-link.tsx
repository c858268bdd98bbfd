import { Icon } from "#web/components/icon.tsx";
import { withBasePath } from "#web/lib/base-path.ts";

/** The way back to the list, above a page's title. */
export function BackLink({ label, path, children }: { label: string; path: string; children: string }) {
  return (
    <nav className="text-sm" aria-label={label}>
      <a className="inline-flex min-h-target items-center gap-1 text-soft" href={withBasePath(path)}>
        <Icon name="chevron-left" small /> {children}
      </a>
    </nav>
  );
}
