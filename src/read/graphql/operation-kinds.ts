import { selectorKinds } from '../../base/paths/parse-selector.ts';

/** In the order of their groups. */
export const operationKinds = selectorKinds.filter((kind) => kind !== 'type');
