import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from "react";
import { SearchField } from "#web/components/forms/search-field.tsx";
import { useIsHydrated } from "#web/lib/use-is-hydrated.ts";
import { useGridKeys } from "./use-grid-keys.ts";

/** The search rules and icons are loaded with the first focus of the field. */
const loadSuggestions = () => import("./suggestions.tsx");
/** Where they cannot be loaded, the field still submits its form, which finds the same. */
const EmptySuggestions = () => null;
const Suggestions = lazy(() => loadSuggestions().catch(() => ({ default: EmptySuggestions })));

type Props = Pick<ComponentProps<typeof SearchField>, "label" | "placeholder" | "name"> & {
  /** The field's value, where the page follows it. */
  value?: string;
  onType?: (word: string) => void;
  /** Whether the page itself lists the results; else the last line leads to the listing. */
  isListed?: boolean;
};

/**
 * Search field over tests and packages with suggestions: a combobox with a grid (ARIA). The rows never take the focus,
 * and nothing is marked before an arrow key: Enter sends what was typed. Without scripts it is a form field.
 */
export function SuggestionField({ value, onType, isListed = false, ...field }: Props) {
  const [own, setOwn] = useState("");
  const [isTouched, setIsTouched] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const isAwake = useIsHydrated();
  const ref = useRef<HTMLDivElement>(null);
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
    // The field may have lost the focus since the text was typed, before the scripts loaded.
    setIsOpen(ref.current?.contains(document.activeElement) ?? false);
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
    // biome-ignore lint/a11y/noStaticElementInteractions: detects that the focus has left the field and its suggestions
    <div
      className="contents *:first:-my-px"
      ref={ref}
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
