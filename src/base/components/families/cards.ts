import { classNameProp, iconProps, lookProps } from '../common-props.ts';
import { defineComponent, oneOf, shown, spoken } from '../define-component.ts';

const columns = {
  cols: oneOf('How many stand beside each other on wide screens.', [1, 2, 3, 4]),
  columns: oneOf('Another spelling of `cols`.', [1, 2, 3, 4]),
  ...lookProps,
} as const;

export const cards = [
  defineComponent({
    name: 'Card',
    about: 'A box with a title, and mostly a link.',
    props: {
      title: spoken('Its title.'),
      href: { type: 'address', about: 'Where it leads.' },
      link: { type: 'address', about: 'Another spelling of `href`.' },
      description: spoken('A sentence below the title.'),
      subtitle: spoken('Another spelling of `description`.'),
      color: { type: 'color', about: 'The colour of its icon.' },
      horizontal: { type: 'flag', about: 'Puts the icon beside the text.' },
      img: { type: 'address', about: 'A picture above the text.' },
      alt: spoken('What the picture shows.', 'text'),
      cta: shown('The words of the link at its end.', 'content'),
      arrow: { type: 'flag', about: 'Whether an arrow marks the link.' },
      type: oneOf('A callout whose colour it takes.', ['info', 'note', 'warning', 'tip', 'check', 'danger']),
      disabled: { type: 'flag', about: 'Shows it as not available.' },
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
    about: 'Puts what it holds beside each other.',
    props: columns,
    isPlain: true,
    features: { columns: 'columns.css' },
  }),
  defineComponent({
    name: 'CardGroup',
    about: 'Puts cards beside each other.',
    props: columns,
    isPlain: true,
    features: { columns: 'columns.css' },
  }),
  defineComponent({ name: 'Column', about: 'One of several columns.', props: lookProps, isPlain: true }),
  defineComponent({
    name: 'Tile',
    about: 'A picture with a title that leads to a page.',
    props: {
      href: { type: 'address', about: 'Where it leads.' },
      title: spoken('Its title.'),
      description: spoken('A sentence below the title.'),
      ...classNameProp,
    },
    quoted: 'link',
    features: { tile: 'tile.css' },
  }),
] as const;
