import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Package } from "#core/catalogue/schema.ts";
import { testIds } from "#core/catalogue/tests/test-ids.ts";

/** Two stand side by side. */
const SIDES = 2;

type Compared = {
  /** At most two, in the order in which they were chosen. */
  chosen: readonly Package[];
  /** Chooses a package, in the place of the one chosen first where two are; or lets it go. */
  toggle: (id: number) => void;
  /** The form whose boxes may have been ticked while the scripts were on their way. */
  form: RefObject<HTMLFormElement | null>;
};

/** The packages that are chosen to be compared, from the address on. */
export function useCompared(packages: readonly Package[]): Compared {
  const [parameters] = useSearchParams();
  const [ids, setIds] = useState(() => comparedIds(parameters));
  const form = useRef<HTMLFormElement>(null);
  const takeEarly = useEffectEvent(() => {
    const ticked = form.current?.querySelectorAll<HTMLInputElement>("input[name=compare]:checked") ?? [];
    const early = [...ticked].map(({ value }) => Number(value)).slice(-SIDES);
    setIds((before) => (before.join() === early.join() ? before : early));
  });
  useEffect(() => takeEarly(), []);
  const toggle = (id: number) =>
    setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-SIDES)));
  return { chosen: ids.flatMap((id) => packages.find((item) => item.id === id) ?? []), toggle, form };
}

/** The package ids of `?compare=1,5`, or of `?compare=1&compare=5` as a form without scripts sends it; at most two. */
export function comparedIds(parameters: URLSearchParams): number[] {
  return testIds(parameters.getAll("compare").join(",")).slice(0, SIDES);
}
