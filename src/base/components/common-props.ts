import type { PropManifest } from '../../model/component.ts';

/** Properties that many components share. */
export const classNameProp = { className: { type: 'text', about: 'Classes for its outermost element.' } } as const;

export const lookProps = {
  ...classNameProp,
  style: { type: 'style', about: 'Styles for its outermost element.' },
} as const satisfies Record<string, PropManifest>;

export const idProp = { id: { type: 'text', about: 'The name by which links lead to it.' } } as const;

export const iconProps = {
  icon: { type: 'icon', about: 'The name of an icon, an address or path of a picture, or an element.' },
  iconType: { type: 'text', about: 'The style of the icon, such as `solid` or `regular`.' },
  iconLibrary: {
    type: 'text',
    about: 'The library of the icon, where it is not that of the site.',
    values: ['fontawesome', 'lucide', 'tabler'],
  },
} as const satisfies Record<string, PropManifest>;
