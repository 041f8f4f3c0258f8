import { createContext, useContext } from 'react';

/** Where the value stands whose parts are inside: a parameter's key or `body`, then names and positions. */
export const PlaceContext = createContext('');

/** The place of a part; see `findMissing`. */
export function usePlace(name: string | number): string {
  return `${useContext(PlaceContext)}/${name}`;
}
