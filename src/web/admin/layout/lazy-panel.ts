import { type ComponentType, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { retryImport } from "#web/lib/retry-import.ts";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";

/** Creates a lazy panel and a hook that preloads it when the page is idle. */
export function createLazyPanel<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const usePreload = () => useEffect(() => runWhenIdle(load), []);
  return [lazyComponent(load), usePreload] as const;
}

/**
 * Loads a print-only view when the page is idle, so that the browser's own print command works too, or at the latest on
 * `print`.
 */
export function usePrintView<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [PrintView, setPrintView] = useState<ComponentType<Props> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` never changes
  useEffect(
    () =>
      runWhenIdle(async () => {
        const module = await load();
        setPrintView(() => module.default);
      }),
    [],
  );
  const print = async () => {
    const module = await retryImport(load);
    flushSync(() => setPrintView(() => module.default));
    window.print();
  };
  return [PrintView, print] as const;
}
