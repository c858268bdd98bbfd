/** A link or a button of the rail, and of the tab bar of a phone; colours and height are beside it. */
export const railItemClass =
  "relative grid w-full cursor-pointer content-center justify-items-center gap-0.75 rounded-md border-0 border-transparent px-0.5 text-xs leading-tight font-medium whitespace-nowrap no-underline hover:bg-line-on-cloth hover:text-on-cloth current:border-on-cloth current:bg-cloth-deep current:font-semibold current:tracking-tight current:text-on-cloth max-md:border-t-3 md:border-l-3 forced-colors:border-0";

export const quietItemClass = "bg-transparent text-on-cloth-soft";

/** Another page of the area of a tab looks like that tab, where the bar has no tab of its own for it. */
export const tabClass =
  "min-h-12 max-md:min-h-14 max-md:min-w-max max-md:flex-1 max-md:tracking-tight max-md:data-active:border-on-cloth max-md:data-active:bg-cloth-deep max-md:data-active:font-semibold max-md:data-active:text-on-cloth";

/** A new booking is first, and stands out. */
export const newItemClass = "mb-1 min-h-12 flex-none bg-on-cloth text-cloth-deep max-md:hidden";

/** Log-out; on a phone at the top of the page. */
export const endItemClass =
  "bg-transparent text-on-cloth-soft max-md:absolute max-md:top-1.5 max-md:right-edge max-md:z-11 max-md:min-h-target max-md:w-auto max-md:min-w-target max-md:border-0 max-md:text-soft max-md:hover:bg-sunken max-md:hover:text-ink md:min-h-12";
