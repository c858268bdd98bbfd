import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { later } from "#web/ui/data/later.tsx";
import { untilHere } from "#web/ui/data/until-here.ts";
import { whenIdle } from "#web/ui/data/when-idle.ts";

/** A panel whose code travels after its list's, when the page is idle or the panel is asked for; and what sends for it. */
export function laterPanel<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const usePrepared = () => useEffect(() => whenIdle(load), []);
  return [later(load), usePrepared] as const;
}

/** What is on paper alone: it travels after the page, so that the browser's own Print finds it too, and with the page's button at the latest. */
export function usePaper<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Paper, setPaper] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded never changes
  useEffect(
    () =>
      whenIdle(async () => {
        const part = await load();
        setPaper(() => part.default);
      }),
    [],
  );
  const print = async () => {
    const part = await untilHere(load);
    flushSync(() => setPaper(() => part.default));
    window.print();
  };
  return [Paper, print] as const;
}
