import { createContext } from 'react';

/** Whether a link is around: HTML allows none in another, and a browser would tear the outer one apart. */
export const InsideLink = createContext(false);
