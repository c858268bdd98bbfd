import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from "react";
import { replayEvents } from "./pre-hydration-events.ts";
import { retryImport } from "./retry-import.ts";

/**
 * A lazily loaded part of a page: retries on a bad connection, and replays what was pressed in it before it was
 * hydrated.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const { default: Part } = await retryImport(load);
    const Awake = (props: Props) => {
      useEffect(replayEvents, []);
      return <Part {...props} />;
    };
    return { default: Awake };
  });
}
