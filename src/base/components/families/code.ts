import { classNameProp, iconProps } from '../common-props.ts';
import { defineComponent, shown, spoken } from '../define-component.ts';

const group = {
  dropdown: { type: 'flag', about: 'Shows a dropdown instead of tabs.' },
} as const;

const heading = { heading: { type: 'anything', about: 'Content before the tabs.', isInner: true } } as const;

export const code = [
  defineComponent({
    name: 'CodeBlock',
    about: 'Code block; equivalent to a Markdown fence.',
    aliases: ['CustomCode'],
    props: {
      language: shown('Language for syntax highlighting.', 'text'),
      title: spoken('Title.'),
      filename: spoken('Alias of `title`.'),
      lang: { type: 'text', about: 'Label to show instead of the language.' },
      lines: { type: 'flag', about: 'Shows line numbers.' },
      wrap: { type: 'flag', about: 'Wraps long lines.' },
      expandable: { type: 'flag', about: 'Collapses a long block initially.' },
      nocopy: { type: 'flag', about: 'Hides the copy button.' },
      highlight: { type: 'lines', about: 'Lines to highlight, such as `1-2,5`.' },
      focus: { type: 'lines', about: 'Lines to focus, such as `2`.' },
      twoslash: { type: 'flag', about: 'Shows types on hover in TypeScript.' },
      theme: { type: 'text', about: 'Colour theme for this block only.' },
      code: shown('Code, as an alternative to children.', 'text'),
      html: { type: 'text', about: 'Highlighted code as HTML.', isInner: true },
      rest: {
        type: 'text',
        about: 'URL of the complete code, if the block contains only its beginning.',
        isInner: true,
      },
      later: { type: 'anything', about: 'Placeholder until the code is available.', isInner: true },
      ...iconProps,
      ...classNameProp,
    },
    content: 'code',
    features: { code: null, 'code-types': 'code-types.css' },
  }),
  defineComponent({
    name: 'CodeGroup',
    about: 'Shows one of several code blocks at a time.',
    aliases: ['SnippetGroup'],
    isPlain: true,
    props: {
      ...group,
      sync: { type: 'flag', about: 'Whether code blocks with the same title switch together.' },
      ...heading,
      fallbackTitle: { type: 'text', about: 'Label of a code block without a title.', isInner: true },
      ...classNameProp,
    },
    element: 'dw-tabs',
    features: { code: null, tabs: 'tabs.css' },
  }),
  defineComponent({
    name: 'RequestExample',
    about: 'Example requests beside the page.',
    props: { ...group, ...heading },
  }),
  defineComponent({
    name: 'ResponseExample',
    about: 'Example responses beside the page.',
    props: { ...group, ...heading },
  }),
  defineComponent({
    name: 'Mermaid',
    about: 'Diagram written in Mermaid.',
    props: {
      chart: shown('Text, as an alternative to children.', 'text'),
      code: shown('Alias of `chart`.', 'text'),
      placement: { type: 'text', about: 'Position of the buttons, such as `bottom-right`.' },
      actions: { type: 'flag', about: 'Whether to show buttons for panning and zooming.' },
      ...classNameProp,
    },
    content: 'code',
    element: 'dw-mermaid',
    features: { mermaid: 'mermaid.css' },
  }),
  defineComponent({ name: 'Latex', about: 'Formula.', content: 'code', display: 'inline', features: { math: null } }),
  defineComponent({
    name: 'Prompt',
    about: 'Prompt for an AI assistant, to copy.',
    props: {
      description: spoken('What the prompt is for.'),
      actions: { type: 'list', about: 'Buttons to show: `copy`, `cursor`.' },
      source: shown('Text, as an alternative to children.', 'text'),
      ...iconProps,
      ...classNameProp,
    },
    content: 'raw',
    quoted: 'omitted',
    isQuiet: true,
    features: { prompt: 'prompt.css' },
  }),
] as const;
