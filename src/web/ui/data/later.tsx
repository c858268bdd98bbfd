import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from "react";
import { givePresses } from "./early-presses.ts";
import { untilHere } from "./until-here.ts";

/**
 * A part of a page whose code travels after it: fetched on a broken line again and again, and what was pressed in it before it
 * was awake is pressed then.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const { default: Part } = await untilHere(load);
    const Awake = (props: Props) => {
      useEffect(givePresses, []);
      return <Part {...props} />;
    };
    return { default: Awake };
  });
}
