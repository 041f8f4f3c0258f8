import type { ComponentManifest } from '../../model/component.ts';
import { callouts } from './families/callouts.ts';
import { cards } from './families/cards.ts';
import { code } from './families/code.ts';
import { disclosures } from './families/disclosures.ts';
import { fields } from './families/fields.ts';
import { landing } from './families/landing.ts';
import { pageSections } from './families/page-sections.ts';
import { pictures } from './families/pictures.ts';
import { texts } from './families/texts.ts';

/** Every component that pages may use by name. */
export const componentManifests = [
  ...callouts,
  ...cards,
  ...landing,
  ...disclosures,
  ...code,
  ...fields,
  ...pictures,
  ...texts,
  ...pageSections,
] as const satisfies readonly ComponentManifest[];

type Entry = (typeof componentManifests)[number];

export type ComponentName = Entry['name'];

export type ComponentAlias = Entry['aliases'][number];

/** Elements of pages that scripts make come alive. */
export type CustomElementName = NonNullable<Entry['element']>;
