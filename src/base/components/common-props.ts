import type { PropManifest } from '../../model/component.ts';

/** Properties that many components share. */
export const classNameProp = { className: { type: 'text', about: 'Classes for its outermost element.' } } as const;

export const lookProps = {
  ...classNameProp,
  style: { type: 'style', about: 'Styles for its outermost element.' },
} as const satisfies Record<string, PropManifest>;

export const idProp = { id: { type: 'text', about: 'Anchor that links can point to.' } } as const;

export const iconProps = {
  icon: { type: 'icon', about: 'Icon name, URL or path of an image, or an element.' },
  iconType: { type: 'text', about: 'Style of the icon, such as `solid` or `regular`.' },
  iconLibrary: {
    type: 'text',
    about: 'Library of the icon, if different from that of the site.',
    values: ['fontawesome', 'lucide', 'tabler'],
  },
} as const satisfies Record<string, PropManifest>;
