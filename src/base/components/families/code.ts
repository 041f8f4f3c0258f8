import { classNameProp, iconProps } from '../common-props.ts';
import { defineComponent, shown, spoken } from '../define-component.ts';

const group = {
  dropdown: { type: 'flag', about: 'Offers a list in place of tabs.' },
} as const;

const heading = { heading: { type: 'anything', about: 'What stands before the tabs.', isInner: true } } as const;

export const code = [
  defineComponent({
    name: 'CodeBlock',
    about: 'A block of code; a fence is the same.',
    aliases: ['CustomCode'],
    props: {
      language: shown('The language, for colours.', 'text'),
      title: spoken('Its title.'),
      filename: spoken('Another spelling of `title`.'),
      lang: { type: 'text', about: 'What stands for the name of the language.' },
      lines: { type: 'flag', about: 'Numbers the lines.' },
      wrap: { type: 'flag', about: 'Breaks long lines.' },
      expandable: { type: 'flag', about: 'Shows a long block in part at first.' },
      nocopy: { type: 'flag', about: 'Leaves out the copy button.' },
      highlight: { type: 'lines', about: 'Lines to mark, such as `1-2,5`.' },
      focus: { type: 'lines', about: 'Lines to leave bright, such as `2`.' },
      twoslash: { type: 'flag', about: 'Shows the types of names in TypeScript.' },
      theme: { type: 'text', about: 'A colour theme for this block alone.' },
      code: shown('The code, in place of what the block holds.', 'text'),
      html: { type: 'text', about: 'Markup of the coloured code.', isInner: true },
      rest: {
        type: 'text',
        about: 'Address of the whole, where its code is the beginning of something long.',
        isInner: true,
      },
      later: { type: 'anything', about: 'What stands for it until its code is known.', isInner: true },
      ...iconProps,
      ...classNameProp,
    },
    content: 'code',
    features: { code: null, 'code-types': 'code-types.css' },
  }),
  defineComponent({
    name: 'CodeGroup',
    about: 'Shows one of several blocks of code at a time.',
    aliases: ['SnippetGroup'],
    isPlain: true,
    props: {
      ...group,
      sync: { type: 'flag', about: 'Whether blocks of the same title change together.' },
      ...heading,
      fallbackTitle: { type: 'text', about: 'The label of a block without a title.', isInner: true },
      ...classNameProp,
    },
    element: 'dw-tabs',
    features: { code: null, tabs: 'tabs.css' },
  }),
  defineComponent({
    name: 'RequestExample',
    about: 'Requests that stand beside the page.',
    props: { ...group, ...heading },
  }),
  defineComponent({
    name: 'ResponseExample',
    about: 'Responses that stand beside the page.',
    props: { ...group, ...heading },
  }),
  defineComponent({
    name: 'Mermaid',
    about: 'A diagram from a text in the language of Mermaid.',
    props: {
      chart: shown('The text, in place of what it holds.', 'text'),
      code: shown('Another spelling of `chart`.', 'text'),
      placement: { type: 'text', about: 'Where the buttons are, such as `bottom-right`.' },
      actions: { type: 'flag', about: 'Whether there are buttons to move and enlarge it.' },
      ...classNameProp,
    },
    content: 'code',
    element: 'dw-mermaid',
    features: { mermaid: 'mermaid.css' },
  }),
  defineComponent({ name: 'Latex', about: 'A formula.', content: 'code', display: 'inline', features: { math: null } }),
  defineComponent({
    name: 'Prompt',
    about: 'A text for an assistant, to copy.',
    props: {
      description: spoken('What the text is for.'),
      actions: { type: 'list', about: 'The buttons: `copy`, `cursor`.' },
      source: shown('The text, in place of what it holds.', 'text'),
      ...iconProps,
      ...classNameProp,
    },
    content: 'raw',
    quoted: 'omitted',
    isQuiet: true,
    features: { prompt: 'prompt.css' },
  }),
] as const;
