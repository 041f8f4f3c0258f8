import { classNameProp, iconProps, idProp } from '../common-props.ts';
import { defineComponent, shown, spoken } from '../define-component.ts';

export const pageSections = [
  defineComponent({
    name: 'Panel',
    about: 'Content beside the page that replaces its table of contents.',
    features: { panel: 'panel.css' },
  }),
  defineComponent({
    name: 'Update',
    about: 'Changelog entry.',
    props: {
      label: spoken('Title, such as a date or version.'),
      description: spoken('Text below the title.'),
      date: spoken('Alias of `description`.'),
      tags: shown('Tags that readers can filter entries by.', 'list'),
      rss: { type: 'anything', about: '`title` and `description` used only in the feed.' },
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
    about: 'Content for one of several audiences, which readers choose in a menu.',
    props: { title: spoken('Name in the menu.'), ...iconProps, ...idProp, ...classNameProp },
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
    about: 'Content visible only to some readers.',
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
    about: 'Content of another file; syntax of older pages.',
    props: { file: { type: 'address', about: 'Path within the `snippets` folder.' } },
    // The others are values of the file.
    takesAny: true,
  }),
  defineComponent({
    name: 'CustomComponent',
    about: 'Renders its children; accepted for compatibility with older pages.',
    display: 'content',
    aliases: ['DynamicCustomComponent'],
  }),
  defineComponent({ name: 'MDX', about: 'Renders a string from an expression as Markdown.' }),
  defineComponent({
    name: 'ApiPlayground',
    about: 'Renders nothing; accepted for compatibility with older pages.',
    content: 'none',
  }),
] as const;
