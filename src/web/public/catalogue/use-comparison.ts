import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Package } from "#core/catalogue/schema.ts";
import { parseTestIds } from "#core/catalogue/test-ids.ts";

/** Two are compared side by side. */
const MAX_COMPARED = 2;

type Comparison = {
  /** At most two, in the order of selection. */
  chosen: readonly Package[];
  /** Selects a package, replacing the first one if two are selected; or deselects it. */
  toggle: (id: number) => void;
  /** The form whose boxes may have been ticked before hydration. */
  form: RefObject<HTMLFormElement | null>;
};

/** The packages selected for comparison, initially from the address. */
export function useComparison(packages: readonly Package[]): Comparison {
  const [parameters] = useSearchParams();
  const [ids, setIds] = useState(() => parseComparedIds(parameters));
  const form = useRef<HTMLFormElement>(null);
  const takeEarly = useEffectEvent(() => {
    const ticked = form.current?.querySelectorAll<HTMLInputElement>("input[name=compare]:checked") ?? [];
    const early = [...ticked].map(({ value }) => Number(value)).slice(-MAX_COMPARED);
    setIds((before) => (before.join() === early.join() ? before : early));
  });
  useEffect(() => takeEarly(), []);
  const toggle = (id: number) =>
    setIds((before) =>
      before.includes(id) ? before.filter((chosenId) => chosenId !== id) : [...before, id].slice(-MAX_COMPARED),
    );
  return { chosen: ids.flatMap((id) => packages.find((item) => item.id === id) ?? []), toggle, form };
}

/**
 * Returns the package ids of `?compare=1,5`, or of `?compare=1&compare=5` as a form without scripts sends it; at most
 * two.
 */
export function parseComparedIds(parameters: URLSearchParams): number[] {
  return parseTestIds(parameters.getAll("compare").join(",")).slice(0, MAX_COMPARED);
}
