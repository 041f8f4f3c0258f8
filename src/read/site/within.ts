/** Does work on a file of the site, of which somebody is to know while it is done. */
export type Within = <T>(file: string, work: () => T) => T;

/** Nobody wants to know. */
export const withinNothing: Within = (_, work) => work();
