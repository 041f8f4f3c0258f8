import type { ComponentManifest, PropManifest, PropType } from '../../model/component.ts';

type Given = Pick<ComponentManifest, 'name' | 'about'> & Partial<ComponentManifest>;

const usual = {
  aliases: [],
  props: {},
  takesAny: false,
  content: 'blocks',
  partOf: null,
  chosenBy: [],
  display: 'block',
  quoted: 'content',
  isQuiet: false,
  isLayout: false,
  heading: null,
  anchor: null,
  isPlain: false,
  element: null,
  features: {},
} as const;

/** Fills in what most components have in common: a block that holds blocks, without behaviour or sheet of its own. */
export function defineComponent<const Entry extends Given>(entry: Entry): Omit<typeof usual, keyof Entry> & Entry {
  return { ...usual, ...entry };
}

/** Text that readers see. */
export function spoken(about: string, type: 'content' | 'text' = 'content') {
  return { type, about, isSpoken: true } as const satisfies PropManifest;
}

/** A value that readers see, though not as words. */
export function shown<const Type extends PropType>(about: string, type: Type) {
  return { type, about, isShown: true } as const satisfies PropManifest;
}

/** A property of which `values` are all that mean something. */
export function oneOf<const Values extends readonly (string | number)[]>(about: string, values: Values) {
  return { type: typeof values[0] === 'number' ? 'number' : 'text', about, values } as const satisfies PropManifest;
}
