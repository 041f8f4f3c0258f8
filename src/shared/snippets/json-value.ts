import type { ExactNumber } from '../../model/exact-number.ts';

export type JsonValue = null | boolean | number | ExactNumber | string | JsonValue[] | { [name: string]: JsonValue };
