import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { words } from "#texts";
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
  /** Filters and actions in the toolbar. */
  tools?: ReactNode;
  children: ReactNode;
  /** Side panel. */
  panel?: ReactNode;
};

/**
 * Page of the admin area: toolbar, warnings, content and side panel. The page does not scroll; its parts do. A role
 * that may not open it sees a sentence that says so, and no controls.
 */
export function AdminPage({ name, tools, children, panel }: Props) {
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
      <header className="desk-bar">
        <h1>
          <span className="desk-title">{words.admin.frame.title}</span> {name}
        </h1>
        {isAllowed && tools}
      </header>
      <Suspense fallback={<div />}>
        <AdminWarnings />
      </Suspense>
      <div className="desk-work">
        <div className="desk-body">{isAllowed ? children : <SectionError sentence={words.states.forbidden} />}</div>
        <PanelSlot panel={isAllowed && panel} />
      </div>
      <Suspense>{showsShortcuts && <ShortcutsDialog onClose={() => setShowsShortcuts(false)} />}</Suspense>
    </>
  );
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
  const field = document.querySelector<HTMLInputElement>(".desk-bar [type=search]");
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
