import { classNameProp, iconProps, idProp } from '../common-props.ts';
import { defineComponent, shown, spoken } from '../define-component.ts';

export const pageSections = [
  defineComponent({
    name: 'Panel',
    about: 'Content that stands beside the page in place of its table of contents.',
    features: { panel: 'panel.css' },
  }),
  defineComponent({
    name: 'Update',
    about: 'An entry of a changelog.',
    props: {
      label: spoken('Its title, such as a date or version.'),
      description: spoken('A line below the title.'),
      date: spoken('Another spelling of `description`.'),
      tags: shown('What readers can choose entries by.', 'list'),
      rss: { type: 'anything', about: '`title` and `description` for the feed alone.' },
      ...idProp,
      ...classNameProp,
    },
    quoted: 'title',
    isQuiet: true,
    heading: { text: 'label', level: 1 },
    element: 'dw-filter',
    features: { update: 'update.css' },
  }),
  defineComponent({
    name: 'View',
    about: 'Content for one of several kinds of readers, who choose in a menu.',
    props: { title: spoken('Its name in the menu.'), ...iconProps, ...idProp, ...classNameProp },
    chosenBy: ['title'],
    quoted: 'title',
    element: 'dw-views',
    features: { view: 'view.css' },
  }),
  defineComponent({
    name: 'Variation',
    about: 'Content for one variation of the site.',
    props: { is: { type: 'list', about: 'Names of variations in `docs.json`.' } },
    display: 'content',
    element: 'dw-variation',
    features: { variation: 'view.css' },
  }),
  defineComponent({
    name: 'Visibility',
    about: 'Content for some readers alone.',
    props: {
      for: {
        type: 'anything',
        about: '`humans`, `agents`, `signed-in`, `signed-out` or `{ groups }`.',
        values: ['humans', 'agents', 'signed-in', 'signed-out'],
      },
    },
    display: 'content',
  }),
  defineComponent({
    name: 'Snippet',
    about: 'What a file of the site holds, as older pages take it in.',
    props: { file: { type: 'address', about: 'Its path in the folder `snippets`.' } },
    // The others are values of the file.
    takesAny: true,
  }),
  defineComponent({
    name: 'CustomComponent',
    about: 'Shows what it holds; older pages have it.',
    display: 'content',
    aliases: ['DynamicCustomComponent'],
  }),
  defineComponent({ name: 'MDX', about: 'Reads a text inside an expression as Markdown.' }),
  defineComponent({ name: 'ApiPlayground', about: 'Shows nothing; older pages have it.', content: 'none' }),
] as const;
