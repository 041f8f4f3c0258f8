import { createContext } from 'react';

/**
 * Whether a link is around, or its element without an address (`place`). HTML allows no link in either, and a browser
 * would tear the outer one apart; for the sake of one that leads nowhere, no link of an author is given up.
 */
export const InsideLink = createContext<false | 'place' | 'link'>(false);
