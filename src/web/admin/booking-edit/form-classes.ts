/** A form, or what contains it, in the panel of a booking. */
export const editFormClass = "grid grid-cols-1 gap-3";

/** Save and Cancel of such a form. */
export const formButtonsClass = "flex flex-wrap items-center gap-2";
