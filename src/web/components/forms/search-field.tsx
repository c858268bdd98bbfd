import { type ComponentProps, useRef } from "react";
import { Icon } from "#web/components/icon.tsx";
import { usePreHydrationValue } from "#web/lib/use-pre-hydration-value.ts";

type Props = Omit<ComponentProps<"input">, "onChange"> & {
  label: string;
  /** Called at each letter, and with what was typed while the scripts were loading. */
  onType?: (word: string) => void;
};

/** The look of a `SearchFrame`, for an element that it cannot be: a form, say. */
export const searchFrameClass =
  "flex min-h-control items-center rounded-md *:first:-my-px border border-line-control bg-card pr-2 focus-within:border-focus focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-focus";

/** The same as one of the first things of a page, with its button inside; the border's colour is the page's. */
export const searchBoxClass =
  "relative flex rounded-lg border bg-card p-1 focus-within:border-focus focus-within:outline-3 focus-within:-outline-offset-1 focus-within:outline-focus";

/** The inside of a `SearchFrame`: magnifier and input; the label is for screen readers, the placeholder is an example. */
export function SearchField({ label, onType, ...input }: Props) {
  const control = useRef<HTMLInputElement>(null);
  usePreHydrationValue(control, (early) => early !== input.value && onType?.(early));
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2 self-stretch pl-3 text-quiet">
      <Icon name="search" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        className="min-w-0 flex-1 self-stretch border-0 bg-transparent text-ink text-ellipsis outline-0 placeholder:text-quiet placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        ref={control}
        onChange={onType && (({ target }) => onType(target.value))}
      />
    </label>
  );
}
