import { classNameProp, iconProps, idProp, lookProps } from '../common-props.ts';
import { defineComponent, oneOf, spoken } from '../define-component.ts';

const entry = {
  name: spoken('Its name.'),
  highlight: { type: 'flag', about: 'Marks it.' },
  comment: spoken('A remark beside the name.'),
} as const;

export const texts = [
  defineComponent({
    name: 'Badge',
    about: 'A small label within a sentence.',
    props: {
      color: { type: 'color', about: 'Its colour by name, such as `green` or `danger`.' },
      intent: { type: 'color', about: 'Another spelling of `color`.' },
      size: oneOf('Its size.', ['xs', 'sm', 'md', 'lg']),
      shape: oneOf('Its corners.', ['rounded', 'pill']),
      variant: { type: 'text', about: '`outline` for a line around it.' },
      stroke: { type: 'flag', about: 'Draws a line around it.' },
      disabled: { type: 'flag', about: 'Shows it faintly.' },
      leadIcon: { type: 'icon', about: 'An icon before the text.' },
      tailIcon: { type: 'icon', about: 'An icon after the text.' },
      href: { type: 'address', about: 'Where it leads.' },
      ...iconProps,
      ...lookProps,
    },
    content: 'inline',
    display: 'inline',
    features: { badge: 'badge.css' },
  }),
  defineComponent({
    name: 'Tooltip',
    about: 'An explanation that appears when its text is pointed at.',
    aliases: ['Popup'],
    props: {
      tip: spoken('The explanation.'),
      headline: spoken('A title above the explanation.'),
      cta: { type: 'content', about: 'The words of a link below the explanation.' },
      href: { type: 'address', about: 'Where the link leads.' },
      side: oneOf('Where it appears.', ['top', 'right', 'bottom', 'left']),
      ...classNameProp,
    },
    content: 'inline',
    display: 'inline',
    features: { tooltip: 'tooltip.css' },
  }),
  defineComponent({
    name: 'Link',
    about: 'A link.',
    props: {
      href: { type: 'address', about: 'Where it leads.' },
      to: { type: 'address', about: 'Another spelling of `href`.' },
      path: { type: 'address', about: 'Another spelling of `href`.' },
      target: { type: 'text', about: 'Where it opens, as in HTML.' },
      ...lookProps,
    },
    content: 'inline',
    display: 'inline',
  }),
  defineComponent({
    name: 'Heading',
    about: 'A heading.',
    props: {
      level: oneOf('Its level.', [1, 2, 3, 4, 5, 6]),
      noAnchor: { type: 'flag', about: 'Leaves out the link to it.' },
      text: { type: 'text', about: 'Its plain text, where its content does not tell.' },
      ...idProp,
      ...classNameProp,
    },
    content: 'inline',
    heading: { text: null, level: null },
  }),
  defineComponent({ name: 'Table', about: 'A table.', props: lookProps }),
  defineComponent({
    name: 'Tree',
    about: 'Files and folders, from parts or from a list.',
    aliases: ['FileTree'],
    props: lookProps,
    quoted: 'omitted',
    element: 'dw-tree',
    features: { tree: 'tree.css' },
  }),
  defineComponent({
    name: 'Tree.Folder',
    about: 'A folder.',
    props: {
      ...entry,
      defaultOpen: { type: 'flag', about: 'Whether it is open at first.' },
      defaultClosed: { type: 'flag', about: 'Whether it is closed at first.' },
      openable: { type: 'flag', about: 'Whether readers can open and close it.' },
    },
    quoted: 'omitted',
  }),
  defineComponent({ name: 'Tree.File', about: 'A file.', props: entry, content: 'inline', quoted: 'omitted' }),
  defineComponent({
    name: 'GitHub.Repo',
    about: 'A repository on GitHub with what it says of itself.',
    aliases: ['Github.Repo'],
    props: {
      repo: { type: 'text', about: 'Owner and name, or the address.' },
      variant: oneOf('How it is laid out.', ['inset', 'flat']),
      ...classNameProp,
    },
    content: 'inline',
    element: 'dw-repository',
    features: { repository: 'repository.css' },
  }),
] as const;
