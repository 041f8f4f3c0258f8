/** The address of what is shown for addresses without a page. */
export const notFoundRoute = '/404';
