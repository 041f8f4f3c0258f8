import type { Schema } from '../../model/api/schema.ts';
import type { Schemas } from './merge-all-of.ts';
import { createSchemaMemory } from './schema-memory.ts';

/** Keys of the schemas that were looked into, and of those that were not, since they are around. */
export interface MetKeys {
  entered: Set<string>;
  refused: Set<string>;
}

/** A place in what is made of a schema. */
export interface PartPlace {
  /** Keys of the schemas around it, none of which is looked into again. */
  open: ReadonlySet<string>;
  /** Of these, the keys of the alternative that is looked into here: a base type may name itself as one of its own. */
  own?: ReadonlySet<string>;
  met: MetKeys;
}

/** What was made of a property, with all that it holds, and would be made again in any place like that one. */
interface MadePart<Made> {
  made: Made;
  /** How many things it is made of. */
  count: number;
  /** Keys of the schemas in it: inside of one of these it would have stopped there. */
  entered: ReadonlySet<string>;
}

export interface PartOptions {
  place: PartPlace;
  /** All that decides on what is made beside the schema and the place. */
  use: string;
  /** How many more things may be made; `make` counts them down. */
  budget: { left: number };
}

export function newKeys(): MetKeys {
  return { entered: new Set(), refused: new Set() };
}

/** Whether the schemas of these keys are looked into at a place, which notes them. */
export function mayEnter(keys: ReadonlySet<string>, { open, own, met }: PartPlace): boolean {
  const refused = [...keys].filter((key) => open.has(key) && !own?.has(key));
  addKeys(met.refused, refused);
  if (refused.length === 0) addKeys(met.entered, keys);
  return refused.length === 0;
}

/** `make()` of the schema of a property; the same one stands in many bodies, of which it is made once. */
export type MakeOnce<Made> = (schema: Schema, options: PartOptions, make: (met: MetKeys) => Made) => Made;

/** For the schemas of one description. */
export function createMakeOnce<Made>(schemas: Schemas): MakeOnce<Made> {
  const parts = createSchemaMemory<MadePart<Made>>(schemas);
  return (schema, { place: { open, met }, use, budget }, make) => {
    const before = parts.get(schema, use);
    if (before && before.count < budget.left && ![...before.entered].some((key) => open.has(key))) {
      budget.left -= before.count;
      addKeys(met.entered, before.entered);
      return before.made;
    }
    const { left } = budget;
    const own = newKeys();
    const made = make(own);
    const isSameAnywhere = [...own.refused].every((key) => own.entered.has(key));
    if (budget.left > 0 && isSameAnywhere)
      parts.set(schema, use, { made, count: left - budget.left, entered: own.entered });
    addKeys(met.entered, own.entered);
    addKeys(met.refused, own.refused);
    return made;
  };
}

function addKeys(to: Set<string>, keys: Iterable<string>): void {
  for (const key of keys) to.add(key);
}
