import { classNameProp, iconProps, lookProps } from '../common-props.ts';
import { defineComponent, oneOf, shown, spoken } from '../define-component.ts';

const places = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;

export const pictures = [
  defineComponent({
    name: 'Frame',
    about: 'A frame around a picture.',
    aliases: ['Example', 'OptimizedFrame'],
    props: {
      caption: spoken('A line below it.'),
      hint: spoken('A line above it.'),
      ...lookProps,
    },
    isPlain: true,
    features: { frame: 'frame.css' },
  }),
  defineComponent({
    name: 'Image',
    about: 'A picture.',
    aliases: ['ZoomImage', 'OptimizedImage'],
    props: {
      src: { type: 'address', about: 'Its address or path.' },
      alt: spoken('What it shows.', 'text'),
      width: { type: 'size', about: 'Its width.' },
      height: { type: 'size', about: 'Its height.' },
      noZoom: { type: 'flag', about: 'Whether a click leaves it as it is.' },
      nozoom: { type: 'flag', about: 'Another spelling of `noZoom`.' },
      zoom: { type: 'flag', about: 'Whether a click enlarges it.' },
      actions: { type: 'list', about: 'Buttons over it: `copy`, `download`; bare for both.' },
      actionsPlacement: oneOf('Where the buttons are.', places),
      ...lookProps,
    },
    content: 'none',
    display: 'inline',
    features: { 'image-actions': 'image-actions.css' },
  }),
  defineComponent({
    name: 'Video',
    about: 'A video.',
    aliases: ['OptimizedVideo'],
    props: {
      src: { type: 'address', about: 'Its address or path.' },
      poster: { type: 'address', about: 'The picture that stands for it at first.' },
      autoPlay: { type: 'flag', about: 'Starts it silently, again and again.' },
      controls: { type: 'flag', about: 'Whether it has buttons.' },
      ...lookProps,
    },
    quoted: 'omitted',
  }),
  defineComponent({
    name: 'Icon',
    about: 'An icon within a sentence.',
    props: {
      ...iconProps,
      src: { type: 'icon', about: 'Another spelling of `icon`.' },
      name: { type: 'icon', about: 'Another spelling of `icon`.' },
      type: { type: 'text', about: 'Another spelling of `iconType`.' },
      color: { type: 'color', about: 'Its colour.' },
      size: { type: 'size', about: 'Its size, in pixels where it has no unit.' },
      ...lookProps,
    },
    content: 'none',
    display: 'inline',
  }),
  defineComponent({
    name: 'Color',
    about: 'A palette; colours are copied by a click.',
    props: { variant: oneOf('How it is laid out.', ['compact', 'table']), ...classNameProp },
    features: { color: 'color.css' },
  }),
  defineComponent({
    name: 'Color.Row',
    about: 'A line of a palette.',
    props: { title: spoken('Its title.'), ...classNameProp },
  }),
  defineComponent({
    name: 'Color.Item',
    about: 'A colour of a palette.',
    props: {
      name: spoken('Its name.'),
      value: shown('A colour, or `{ light, dark }`.', 'anything'),
      ...classNameProp,
    },
    content: 'none',
  }),
] as const;
