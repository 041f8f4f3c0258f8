import { classNameProp, iconProps, lookProps } from '../common-props.ts';
import { defineComponent, oneOf, shown, spoken } from '../define-component.ts';

const columns = {
  cols: oneOf('Number of columns on wide screens.', [1, 2, 3, 4]),
  columns: oneOf('Alias of `cols`.', [1, 2, 3, 4]),
  ...lookProps,
} as const;

export const cards = [
  defineComponent({
    name: 'Card',
    about: 'Box with a title and usually a link.',
    props: {
      title: spoken('Title.'),
      href: { type: 'address', about: 'Link target.' },
      link: { type: 'address', about: 'Alias of `href`.' },
      description: spoken('Text below the title.'),
      subtitle: spoken('Alias of `description`.'),
      color: { type: 'color', about: 'Colour of the icon.' },
      horizontal: { type: 'flag', about: 'Places the icon beside the text.' },
      img: { type: 'address', about: 'Image above the text.' },
      alt: spoken('Alternative text of the image.', 'text'),
      cta: shown('Label of the link at the end.', 'content'),
      arrow: { type: 'flag', about: 'Whether to show an arrow for the link.' },
      type: oneOf('Callout type to take the colour from.', ['info', 'note', 'warning', 'tip', 'check', 'danger']),
      disabled: { type: 'flag', about: 'Shows the card as unavailable.' },
      target: { type: 'text', about: 'Where the link opens, as in HTML.' },
      ...iconProps,
      ...lookProps,
    },
    quoted: 'link',
    isPlain: true,
    features: { card: 'card.css' },
  }),
  defineComponent({
    name: 'Columns',
    about: 'Lays out its children in columns.',
    props: columns,
    isPlain: true,
    features: { columns: 'columns.css' },
  }),
  defineComponent({
    name: 'CardGroup',
    about: 'Lays out cards in columns.',
    props: columns,
    isPlain: true,
    features: { columns: 'columns.css' },
  }),
  defineComponent({ name: 'Column', about: 'One of several columns.', props: lookProps, isPlain: true }),
  defineComponent({
    name: 'Tile',
    about: 'Image with a title that links to a page.',
    props: {
      href: { type: 'address', about: 'Link target.' },
      title: spoken('Title.'),
      description: spoken('Text below the title.'),
      ...classNameProp,
    },
    quoted: 'link',
    features: { tile: 'tile.css' },
  }),
] as const;
