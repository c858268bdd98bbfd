import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from "react";
import { useIsAwake } from "#web/ui/data/use-is-awake.ts";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { useGridKeys } from "./use-grid-keys.ts";

/** The rules of the search and its pictures come with the first touch of the field. */
const loadSuggestions = () => import("./suggestions.tsx");
/** Where they cannot be fetched, the field is that of a form, which finds the same. */
const NoSuggestions = () => null;
const Suggestions = lazy(() => loadSuggestions().catch(() => ({ default: NoSuggestions })));

type Props = Pick<ComponentProps<typeof SearchField>, "label" | "placeholder" | "name"> & {
  /** What is typed, where the page follows it. */
  value?: string;
  onType?: (word: string) => void;
  /** Whether the page itself lists what is found; else the last line leads to the listing. */
  isListed?: boolean;
};

/**
 * The field of a search over tests and packages, which suggests while one types: a combobox with a grid (ARIA). The rows
 * never take the focus, and nothing is marked before an arrow: Enter sends what was typed. Without scripts it is a form's field.
 */
export function SuggestingField({ value, onType, isListed = false, ...field }: Props) {
  const [own, setOwn] = useState("");
  const [isTouched, setIsTouched] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isAwake = useIsAwake();
  const place = useRef<HTMLDivElement>(null);
  const gridId = useId();
  const typed = value ?? own;
  const isShown = isTouched && isOpen && typed.trim() !== "";
  const close = () => setIsOpen(false);
  const keys = useGridKeys({ gridId, isShown, open: () => setIsOpen(true), close });
  const touch = () => {
    setIsTouched(true);
    loadSuggestions().catch(() => undefined);
  };
  const type = (word: string) => {
    touch();
    setOwn(word);
    keys.unmark();
    // What was typed before the scripts came may have been left meanwhile.
    setIsOpen(place.current?.contains(document.activeElement) ?? false);
    onType?.(word);
  };
  const combobox = isAwake && {
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list" as const,
    "aria-haspopup": "grid" as const,
    "aria-expanded": isShown,
    "aria-controls": isShown ? gridId : undefined,
    "aria-activedescendant": keys.markedId,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus has left the field and its suggestions
    <div
      className="suggesting"
      ref={place}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || close()}
    >
      <SearchField {...field} {...combobox} value={typed} onType={type} onFocus={touch} onKeyDown={keys.onKeyDown} />
      {isShown && (
        <Suspense fallback={null}>
          <Suggestions gridId={gridId} typed={typed} at={keys.at} isListed={isListed} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
