/** Items below each other: each `<li>` has a name on the left and usually a price on the right. */
export const itemListClass = "grid divide-y divide-line text-sm *:flex *:justify-between *:gap-4 *:py-2";
