/** A row of tabs; its columns, gaps and what is done where they do not fit are the page's own. */
export const tabListClass = "border-b border-line-strong";

/** A tab, which is a link or a button; the chosen one by `aria-selected`. */
export const tabClass =
  "-mb-px flex min-h-12 cursor-pointer items-center justify-center gap-1.5 border-0 border-b-3 border-transparent forced-colors:border-0 forced-colors:outline-offset-2 bg-transparent px-0 text-sm leading-snug font-medium text-soft no-underline aria-selected:border-action aria-selected:font-semibold aria-selected:text-ink";
