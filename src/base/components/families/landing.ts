import { classNameProp, iconProps } from '../common-props.ts';
import { defineComponent, oneOf, spoken } from '../define-component.ts';

const block = { isLayout: true, features: { landing: 'landing.css' } } as const;

/** Blocks of pages that lead into a site. */
export const landing = [
  defineComponent({
    name: 'Hero',
    about: 'Head of a landing page: a large title, and links as buttons.',
    props: {
      title: spoken('Title of the page.'),
      description: spoken('Text below the title.'),
      eyebrow: spoken('Short text above the title.'),
      image: { type: 'address', about: 'Image beside the text, or below it if the text is centered.' },
      img: { type: 'address', about: 'Alias of `image`.' },
      imageDark: { type: 'address', about: 'Image for dark mode, if different.' },
      alt: spoken('Alternative text of the image.', 'text'),
      align: oneOf('Alignment of the text. Default: `start` beside an image, otherwise `center`.', ['start', 'center']),
      ...classNameProp,
    },
    quoted: 'title',
    ...block,
  }),
  defineComponent({
    name: 'Logos',
    about: 'Row of logos.',
    props: { title: spoken('Text above the logos.'), ...classNameProp },
    ...block,
  }),
  defineComponent({
    name: 'Features',
    about: 'Grid of product features.',
    props: {
      title: spoken('Title above the features.'),
      description: spoken('Text below the title.'),
      cols: oneOf('Number of columns on wide screens.', [1, 2, 3, 4]),
      ...classNameProp,
    },
    quoted: 'title',
    ...block,
  }),
  defineComponent({
    name: 'Feature',
    about: 'One feature in `Features`.',
    props: {
      title: spoken('Name.'),
      href: { type: 'address', about: 'Link target.' },
      ...iconProps,
      ...classNameProp,
    },
    quoted: 'link',
    ...block,
  }),
  defineComponent({
    name: 'CallToAction',
    about: 'Call to action, with links as buttons.',
    aliases: ['CTA'],
    props: {
      title: spoken('Title of the call to action.'),
      description: spoken('Text below the title.'),
      ...classNameProp,
    },
    quoted: 'title',
    ...block,
  }),
] as const;
