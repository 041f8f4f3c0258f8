import type { NavigationConfig } from '../../../model/config.ts';

/** The lists of divisions that a navigation element can hold. */
export type DivisionKey = Exclude<
  keyof NavigationConfig,
  'at' | 'groups' | 'pages' | 'global' | 'openapi' | 'asyncapi' | 'graphql' | 'sdk' | 'directory' | 'public'
>;

export interface DivisionKind {
  /** The key that holds an element's label, and names its kind. */
  label: 'language' | 'version' | 'tab' | 'dropdown' | 'anchor' | 'product' | 'item';
  /** What a person calls it. */
  noun: string;
  /** Keys of its own, beside the label and what all kinds have. */
  own: readonly OwnKey[];
  /** Lists of divisions that cannot stand in it. */
  lacks: readonly DivisionKey[];
  /** A list of it without entries is no fault, as in Mintlify. */
  mayBeNone?: boolean;
}

export type OwnKey =
  | 'icon'
  | 'iconType'
  | 'color'
  | 'description'
  | 'name'
  | 'default'
  | 'tag'
  | 'align'
  | 'searchable'
  | 'banner'
  | 'footer'
  | 'navbar';

/** docs/format.md#content-of-an-element. */
export const divisionKinds: Readonly<Record<DivisionKey, DivisionKind>> = {
  languages: {
    label: 'language',
    noun: 'language',
    own: ['default', 'banner', 'footer', 'navbar'],
    lacks: ['languages', 'menu'],
  },
  versions: { label: 'version', noun: 'version', own: ['default', 'tag'], lacks: ['versions', 'menu'] },
  tabs: { label: 'tab', noun: 'tab', own: ['icon', 'iconType', 'align', 'searchable'], lacks: ['tabs'] },
  dropdowns: {
    label: 'dropdown',
    noun: 'dropdown',
    own: ['icon', 'iconType', 'color', 'description'],
    lacks: ['dropdowns', 'menu'],
    mayBeNone: true,
  },
  anchors: { label: 'anchor', noun: 'anchor', own: ['icon', 'iconType', 'color'], lacks: ['anchors', 'menu'] },
  products: {
    label: 'product',
    noun: 'product',
    own: ['icon', 'iconType', 'color', 'description', 'name'],
    lacks: ['products'],
    mayBeNone: true,
  },
  menu: {
    label: 'item',
    noun: 'menu item',
    own: ['icon', 'iconType', 'description'],
    lacks: ['menu'],
    mayBeNone: true,
  },
};

export const divisionKeys = Object.keys(divisionKinds) as DivisionKey[];

/** Divisions that `navigation.global` can list. */
export const globalKeys = [
  'languages',
  'versions',
  'tabs',
  'dropdowns',
  'anchors',
  'products',
] as const satisfies readonly DivisionKey[];
