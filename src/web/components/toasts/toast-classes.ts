/**
 * Where toasts appear: above the bar at the page's lower edge, next to the dock at its right one. In a dialog on a
 * phone, which ends with its total and its buttons, at the top.
 */
export const toastsClass =
  "fixed right-side bottom-room z-55 grid w-[min(420px,100vw-var(--side))] gap-2 px-gutter pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] outline-0 max-md:in-[dialog]:top-0 max-md:in-[dialog]:bottom-auto xl:px-3 print:hidden";

export const toastClass =
  "grid grid-cols-both items-center gap-3 rounded-lg bg-toast py-2 pr-2 pl-4 text-sm text-on-cloth shadow-float forced-colors:border";
