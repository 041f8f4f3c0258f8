import { classNameProp, iconProps } from '../common-props.ts';
import { defineComponent, oneOf, spoken } from '../define-component.ts';

const block = { isLayout: true, features: { landing: 'landing.css' } } as const;

/** Blocks of pages that lead into a site. */
export const landing = [
  defineComponent({
    name: 'Hero',
    about: 'The head of a page that leads into a site: a large title, and links as buttons.',
    props: {
      title: spoken('The title of the page.'),
      description: spoken('A sentence below the title.'),
      eyebrow: spoken('A few words above the title.'),
      image: { type: 'address', about: 'A picture beside the text, or below it where the text is centered.' },
      img: { type: 'address', about: 'Another spelling of `image`.' },
      imageDark: { type: 'address', about: 'The picture in dark mode, where it is another one.' },
      alt: spoken('What the picture shows.', 'text'),
      align: oneOf('Where the text stands. Default: `start` beside a picture, else `center`.', ['start', 'center']),
      ...classNameProp,
    },
    quoted: 'title',
    ...block,
  }),
  defineComponent({
    name: 'Logos',
    about: 'A row of logos.',
    props: { title: spoken('A line above them.'), ...classNameProp },
    ...block,
  }),
  defineComponent({
    name: 'Features',
    about: 'What a product offers, beside each other.',
    props: {
      title: spoken('A title above them.'),
      description: spoken('A sentence below the title.'),
      cols: oneOf('How many stand beside each other on wide screens.', [1, 2, 3, 4]),
      ...classNameProp,
    },
    quoted: 'title',
    ...block,
  }),
  defineComponent({
    name: 'Feature',
    about: 'One of several features.',
    props: {
      title: spoken('Its name.'),
      href: { type: 'address', about: 'Where it leads.' },
      ...iconProps,
      ...classNameProp,
    },
    quoted: 'link',
    ...block,
  }),
  defineComponent({
    name: 'CallToAction',
    about: 'What a reader should do next, with links as buttons.',
    aliases: ['CTA'],
    props: {
      title: spoken('What to do.'),
      description: spoken('A sentence below the title.'),
      ...classNameProp,
    },
    quoted: 'title',
    ...block,
  }),
] as const;
