/** The page of a list: all tests, all packages. */
export const listPageClass = "page-width pt-5 pb-section md:pt-8";
