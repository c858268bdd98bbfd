import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { useAfterNavigation } from "#web/lib/use-after-navigation.ts";

/**
 * A `<details>` menu: works without JavaScript; with it, Escape, a press or focus outside (or on its scrim), and
 * navigation close it.
 */
export function DropdownDetails(props: ComponentProps<"details">) {
  const ref = useRef<HTMLDetailsElement>(null);
  useAfterNavigation(() => ref.current?.removeAttribute("open"));
  useEffect(() => closeOnOutsideEvents(ref), []);
  return <details {...props} ref={ref} />;
}

function closeOnOutsideEvents(ref: RefObject<HTMLDetailsElement | null>): () => void {
  const close = () => ref.current?.removeAttribute("open");
  const listening = new AbortController();
  const { signal } = listening;
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !ref.current?.contains(target)) close();
  };
  document.addEventListener("pointerdown", closeOutside, { signal });
  document.addEventListener("focusin", closeOutside, { signal });
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !ref.current?.open) return;
      close();
      ref.current.querySelector("summary")?.focus();
    },
    { signal },
  );
  // The scrim is the element's own ::before; closing on pointer down would let the tap fall through to the page.
  document.addEventListener("click", ({ target }) => target === ref.current && close(), { signal });
  return () => listening.abort();
}
