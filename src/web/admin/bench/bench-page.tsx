import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Bench } from "#core/round/bench-schema.ts";
import { words } from "#texts";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { AdminPage, PageScroll } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/bench-page.ts";
import { ArrivedList } from "./arrived-list.tsx";
import { AwaitedList } from "./awaited-list.tsx";
import { getBenchPath } from "./bench-path.ts";
import { BENCH_POLL_MS, benchQuery } from "./queries.ts";
import { ScanAnswer } from "./scan-answer.tsx";
import { ScanField } from "./scan-field.tsx";
import { useScanKeys } from "./use-scan-keys.ts";
import { useScans } from "./use-scans.ts";

const texts = words.admin.bench;

export const meta = () => adminMeta(words.admin.tabs.bench);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchForStaff(context, (api) => [benchQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** The lab's bench: tubes are received by a scanner, missing ones stand first, a tube that cannot be used is rejected. */
export default function BenchPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <BenchContent />
    </HydratedPage>
  );
}

const [RejectPanel, usePanelPreload] = createLazyPanel(() => import("./reject-panel.tsx"));

function BenchContent() {
  usePanelPreload();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const openCode = parameters.get("reject");
  const query = useQuery({ ...benchQuery(), refetchInterval: BENCH_POLL_MS });
  const { answer, scan, showRejected } = useScans();
  const last = answer && answer.kind !== "failed" && answer.tube.rejectedAt === null ? answer.tube.code : null;
  const rejectLast = () => {
    if (last !== null) void navigate(getBenchPath(last), { state: openedFromList });
  };
  const scanFromAnywhere = (label: string) => {
    if (openCode !== null) void navigate(getBenchPath(), { replace: true });
    field.current?.focus({ preventScroll: true });
    void scan(label);
  };
  useScanKeys(scanFromAnywhere);
  useShortcuts({ r: openCode === null ? rejectLast : undefined });
  return (
    <AdminPage
      name={words.admin.tabs.bench}
      panel={
        openCode !== null && (
          <RejectPanel
            key={openCode}
            code={openCode}
            onRejected={showRejected}
            onClosed={() => field.current?.focus({ preventScroll: true })}
          />
        )
      }
    >
      <PageScroll className="grid grid-cols-1 content-start gap-4">
        <ScanField bench={query.data} field={field} onScan={(label) => void scan(label)} onReject={rejectLast} />
        <ScanAnswer answer={answer} isPanelOpen={openCode !== null} />
        <QuerySection query={query} loading={<LinesSkeleton label={texts.loading} />} failed={texts.failed}>
          {(bench) => (
            <BenchLists
              bench={bench}
              openCode={openCode}
              lastCode={answer && answer.kind !== "failed" ? answer.tube.code : null}
            />
          )}
        </QuerySection>
        <p className="text-sm text-quiet">
          {texts.foot}{" "}
          <span className="thumb:hidden">
            <KeyHint>r</KeyHint> {texts.footKey}
          </span>
        </p>
      </PageScroll>
    </AdminPage>
  );
}

type BenchListsProps = { bench: Bench; openCode: string | null; lastCode: string | null };

function BenchLists({ bench: { awaited, arrived }, openCode, lastCode }: BenchListsProps) {
  return (
    <>
      <AwaitedList awaited={awaited} openCode={openCode} />
      <ArrivedList arrived={arrived} openCode={openCode} lastCode={lastCode} />
    </>
  );
}
