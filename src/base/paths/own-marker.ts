/**
 * A file in folders of what Docwright keeps for itself: rendered pages, keys, conversations. Wherever such a folder
 * lies, it is no part of a site.
 */
export const ownMarker = '.docwright-own';
