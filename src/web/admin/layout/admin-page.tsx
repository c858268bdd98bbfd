import { type ComponentProps, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { SectionError } from "#web/components/section-error.tsx";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { useShortcuts } from "./shortcuts.tsx";
import { useMayOpenPage, usePermissions } from "./use-permissions.ts";

/** Lazy, because there are rarely warnings. */
const AdminWarnings = lazyComponent(async () => ({ default: (await import("./admin-warnings.tsx")).AdminWarnings }));

/** Loaded when opened. */
const ShortcutsDialog = lazyComponent(() => import("./shortcuts-dialog.tsx"));

type Props = {
  /** Page name, shown after the title of the admin area. */
  name: string;
  /** The page's main button, next to its title. */
  action?: ReactNode;
  /** Search, filters and views in the toolbar. */
  tools?: ReactNode;
  children: ReactNode;
  /** Side panel. */
  panel?: ReactNode;
  /** Whether the panel fills the page: the content is a slim list at its left, or hidden where both do not fit. */
  isContentSlim?: boolean;
};

/**
 * Page of the admin area: toolbar, warnings, content and side panel. The page does not scroll; its parts do. A role
 * that may not open it sees a sentence that says so, and no controls.
 */
export function AdminPage({ name, action, tools, children, panel, isContentSlim = false }: Props) {
  const [showsShortcuts, setShowsShortcuts] = useState(false);
  const can = usePermissions();
  const navigate = useNavigate();
  const isAllowed = useMayOpenPage();
  useShortcuts({
    n: can("create-staff-booking") ? () => navigate("/admin/call") : undefined,
    "/": focusSearch,
    "?": () => setShowsShortcuts(true),
  });
  return (
    <>
      {/* On phones, the log-out button is next to the title. */}
      <header
        className="flex min-h-14 flex-none flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-card px-edge py-2"
        data-toolbar
      >
        <div className="flex items-center justify-between gap-3 max-md:w-full max-md:pr-14">
          <h1 className="text-xl leading-snug tracking-snug">
            <span className="block text-xs font-medium tracking-normal text-quiet">{words.admin.frame.title}</span>{" "}
            {name}
          </h1>
          {isAllowed && action}
        </div>
        {isAllowed && tools}
      </header>
      <Suspense>
        <AdminWarnings />
      </Suspense>
      <div className="@container/page md:flex md:min-h-0 md:flex-1" data-work>
        {/* The content adapts to its own width, with or without a panel. */}
        <div
          className={cx(
            "@container/work md:min-h-0 md:min-w-0 md:flex-col *:data-notice:mx-edge *:data-notice:my-4",
            isContentSlim
              ? "md:max-lg:flex md:max-lg:flex-1 lg:w-80 lg:flex-none lg:border-r lg:border-line-strong lg:@xl/page:flex lg:@max-xl/page:hidden"
              : "md:flex md:flex-1",
          )}
        >
          {isAllowed ? children : <SectionError sentence={words.states.forbidden} />}
        </div>
        <PanelSlot panel={isAllowed && panel} />
      </div>
      <Suspense>{showsShortcuts && <ShortcutsDialog onClose={() => setShowsShortcuts(false)} />}</Suspense>
    </>
  );
}

/** Of content that scrolls as a whole, and of its skeleton. */
export const pageScrollClass =
  "relative px-edge py-4 focus-visible:-outline-offset-3 md:min-h-0 md:flex-1 md:overflow-auto";

type PageScrollProps = ComponentProps<"div"> & { as?: "div" | "section" };

/** Content of a page that scrolls as a whole. */
export function PageScroll({ as: Tag = "div", className, ...props }: PageScrollProps) {
  const Element = Tag as "div";
  return <Element className={cx(pageScrollClass, className)} data-scrolls {...props} />;
}

/**
 * Keeps the server-rendered panel until its code has loaded: a changed element before hydration would make React
 * discard it.
 */
function PanelSlot({ panel }: { panel: ReactNode }) {
  const [serverPanel, setServerPanel] = useState(panel);
  const shown = panel && (serverPanel || panel);
  return useMemo(
    () => (
      <Suspense>
        {shown}
        <HydrationMarker onHydrated={() => setServerPanel(null)} />
      </Suspense>
    ),
    [shown],
  );
}

/** Calls back once its surrounding Suspense boundary is hydrated. */
function HydrationMarker({ onHydrated }: { onHydrated: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydrates once
  useEffect(onHydrated, []);
  return null;
}

/** Focuses the page's search field, with the cursor at the end. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>("[data-toolbar] [type=search]");
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
