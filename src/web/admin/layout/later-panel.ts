import { type ComponentType, lazy, useEffect } from "react";
import { untilHere } from "#web/ui/data/until-here.ts";
import { whenIdle } from "#web/ui/data/when-idle.ts";

/** A panel whose code travels after its list's, when the page is idle or the panel is asked for; and what sends for it. */
export function laterPanel<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const usePrepared = () => useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  return [lazy(() => untilHere(load)), usePrepared] as const;
}
