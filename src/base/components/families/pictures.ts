import { classNameProp, iconProps, lookProps } from '../common-props.ts';
import { defineComponent, oneOf, shown, spoken } from '../define-component.ts';

const places = ['top-left', 'top-center', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'] as const;

export const pictures = [
  defineComponent({
    name: 'Frame',
    about: 'Frame around an image.',
    aliases: ['Example', 'OptimizedFrame'],
    props: {
      caption: spoken('Text below the frame.'),
      hint: spoken('Text above the frame.'),
      ...lookProps,
    },
    isPlain: true,
    features: { frame: 'frame.css' },
  }),
  defineComponent({
    name: 'Image',
    about: 'Image.',
    aliases: ['ZoomImage', 'OptimizedImage'],
    props: {
      src: { type: 'address', about: 'URL or path.' },
      alt: spoken('Alternative text.', 'text'),
      width: { type: 'size', about: 'Width.' },
      height: { type: 'size', about: 'Height.' },
      noZoom: { type: 'flag', about: 'Disables zooming on click.' },
      nozoom: { type: 'flag', about: 'Alias of `noZoom`.' },
      zoom: { type: 'flag', about: 'Whether a click zooms the image.' },
      actions: { type: 'list', about: 'Buttons over the image: `copy`, `download`; without a value, both.' },
      actionsPlacement: oneOf('Position of the buttons.', places),
      ...lookProps,
    },
    content: 'none',
    display: 'inline',
    features: { 'image-actions': 'image-actions.css' },
  }),
  defineComponent({
    name: 'Video',
    about: 'Video.',
    aliases: ['OptimizedVideo'],
    props: {
      src: { type: 'address', about: 'URL or path.' },
      poster: { type: 'address', about: 'Image shown until the video plays.' },
      autoPlay: { type: 'flag', about: 'Plays automatically, muted and in a loop.' },
      controls: { type: 'flag', about: 'Whether to show playback controls.' },
      ...lookProps,
    },
    quoted: 'omitted',
  }),
  defineComponent({
    name: 'Icon',
    about: 'Inline icon.',
    props: {
      ...iconProps,
      src: { type: 'icon', about: 'Alias of `icon`.' },
      name: { type: 'icon', about: 'Alias of `icon`.' },
      type: { type: 'text', about: 'Alias of `iconType`.' },
      color: { type: 'color', about: 'Colour.' },
      size: { type: 'size', about: 'Size, in pixels if it has no unit.' },
      ...lookProps,
    },
    content: 'none',
    display: 'inline',
  }),
  defineComponent({
    name: 'Color',
    about: 'Colour palette; a click copies a colour.',
    props: { variant: oneOf('Layout.', ['compact', 'table']), ...classNameProp },
    features: { color: 'color.css' },
  }),
  defineComponent({
    name: 'Color.Row',
    about: 'Row of a palette.',
    props: { title: spoken('Title.'), ...classNameProp },
  }),
  defineComponent({
    name: 'Color.Item',
    about: 'Colour in a palette.',
    props: {
      name: spoken('Name.'),
      value: shown('Colour, or `{ light, dark }`.', 'anything'),
      ...classNameProp,
    },
    content: 'none',
  }),
] as const;
