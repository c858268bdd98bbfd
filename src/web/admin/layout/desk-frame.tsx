import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { words } from "#texts";
import { later } from "#web/ui/data/later.tsx";
import { useKeys } from "./keys.tsx";
import { useActs } from "./use-acts.ts";

/** Mostly there is nothing to say: its words come after the page. */
const DeskWarnings = later(async () => ({ default: (await import("./desk-warnings.tsx")).DeskWarnings }));

/** Comes when it is asked for. */
const KeysDialog = later(() => import("./keys-dialog.tsx"));

type Props = {
  /** What the page is called, after the desk's own title. */
  name: string;
  /** What narrows the page, in the bar. */
  tools?: ReactNode;
  children: ReactNode;
  /** What stands beside. */
  panel?: ReactNode;
};

/** A page of the desk: its bar, what must be seen to, the work, and a panel beside it. It never scrolls itself, its parts do. */
export function DeskFrame({ name, tools, children, panel }: Props) {
  const [showsKeys, setShowsKeys] = useState(false);
  const may = useActs();
  const navigate = useNavigate();
  useKeys({
    n: may("book-for-caller") ? () => navigate("/admin/call") : undefined,
    "/": goToSearch,
    "?": () => setShowsKeys(true),
  });
  return (
    <>
      <header className="desk-bar">
        <h1>
          <span className="desk-title">{words.desk.frame.title}</span> {name}
        </h1>
        {tools}
      </header>
      <Suspense fallback={<div />}>
        <DeskWarnings />
      </Suspense>
      <div className="desk-work">
        <div className="desk-body">{children}</div>
        <Beside panel={panel} />
      </div>
      <Suspense>{showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}</Suspense>
    </>
  );
}

/** Until its program has come a panel stands as the server drew it: React would take away what it has to draw anew before. */
function Beside({ panel }: { panel: ReactNode }) {
  const [asleep, setAsleep] = useState(panel);
  const shown = panel && (asleep || panel);
  return useMemo(
    () => (
      <Suspense>
        {shown}
        <Awake onAwake={() => setAsleep(null)} />
      </Suspense>
    ),
    [shown],
  );
}

/** Tells that everything beside it is awake. */
function Awake({ onAwake }: { onAwake: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it wakes once
  useEffect(onAwake, []);
  return null;
}

/** Into the search of the page, after what stands there. */
function goToSearch(): void {
  const field = document.querySelector<HTMLInputElement>(".desk-bar [type=search]");
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
