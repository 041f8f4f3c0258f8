import { isObject } from '../../../base/values/is-object.ts';
import type { MigrationFolder } from '../../../model/migration.ts';
import { type BrandColors, readBrandColors } from '../../folder/read-brand-colors.ts';
import { writtenText } from '../../folder/read-page-source.ts';

/** Colours of Material Design that `primary` names (Material for MkDocs, "Changing the colors"). */
const named: Readonly<Record<string, string>> = {
  red: '#EF5552',
  pink: '#E92063',
  purple: '#AB47BD',
  'deep purple': '#7E56C2',
  indigo: '#4051B5',
  blue: '#2094F3',
  'light blue': '#02A6F2',
  cyan: '#00BDD6',
  teal: '#009485',
  green: '#4CAE4F',
  'light green': '#8BC34B',
  lime: '#CBDC38',
  yellow: '#FFEC3D',
  amber: '#FFC105',
  orange: '#FFA724',
  'deep orange': '#FF6E42',
  brown: '#795649',
  grey: '#757575',
  'blue grey': '#546D78',
  white: '#4051B5',
  black: '#000000',
};

/** The colour of a site: one palette, or one for each mode; `custom` stands in a style sheet. */
export function readMaterialPalette(
  palette: unknown,
  { folder, docs }: { folder: MigrationFolder; docs: string },
): BrandColors {
  const [first] = (Array.isArray(palette) ? palette : [palette]).filter(isObject).filter(({ primary }) => primary);
  const primary = writtenText(first?.['primary'])?.replaceAll('-', ' ') ?? 'indigo';
  // Links of a bar without a colour have the accent.
  const accent = writtenText(first?.['accent'])?.replaceAll('-', ' ') ?? 'indigo';
  const name = ['black', 'white'].includes(primary) ? accent : primary;
  const fallback = { primary: named[Object.hasOwn(named, name) ? name : 'indigo']! };
  return primary === 'custom'
    ? readBrandColors(folder, { root: docs, properties: ['--md-primary-fg-color'], fallback })
    : fallback;
}
