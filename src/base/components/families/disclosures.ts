import { classNameProp, iconProps, idProp } from '../common-props.ts';
import { defineComponent, oneOf, spoken } from '../define-component.ts';

const titleSize = oneOf('How large titles are; `h2` and `h3` join the table of contents.', ['p', 'h2', 'h3', 'h4']);

export const disclosures = [
  defineComponent({
    name: 'Accordion',
    about: 'A title that opens the text below it.',
    props: {
      title: spoken('The line that is always seen.'),
      description: spoken('A smaller line below the title.'),
      defaultOpen: { type: 'flag', about: 'Whether it is open at first.' },
      ...iconProps,
      ...idProp,
      ...classNameProp,
    },
    quoted: 'title',
    isQuiet: true,
    anchor: { title: ['title'], ids: 'accordion' },
    features: { accordion: 'accordion.css' },
  }),
  defineComponent({
    name: 'AccordionGroup',
    about: 'Joins accordions to one box.',
    props: classNameProp,
    isQuiet: true,
  }),
  defineComponent({
    name: 'Expandable',
    about: 'Fields that are shown when a reader asks for them.',
    props: {
      title: spoken('What it opens.'),
      summary: spoken('Another spelling of `title`.'),
      defaultOpen: { type: 'flag', about: 'Whether it is open at first.' },
      ...classNameProp,
    },
    quoted: 'title',
    isQuiet: true,
    anchor: { title: ['title', 'summary'], ids: 'expandable' },
    features: { field: 'field.css' },
  }),
  defineComponent({
    name: 'Tabs',
    about: 'Shows one of several contents at a time.',
    props: {
      defaultTabIndex: { type: 'number', about: 'The tab that is open at first, counted from 0.' },
      sync: { type: 'flag', about: 'Whether tabs of the same title change together.' },
      borderBottom: { type: 'flag', about: 'Draws a line at its end.' },
      ...classNameProp,
    },
    element: 'dw-tabs',
    features: { tabs: 'tabs.css' },
  }),
  defineComponent({
    name: 'Tab',
    about: 'One of the contents of `Tabs`.',
    aliases: ['Tabs.Tab'],
    props: {
      title: spoken('Its label.'),
      label: spoken('Another spelling of `title`.'),
      value: { type: 'content', about: 'Another spelling of `title`.' },
      ...iconProps,
      ...idProp,
    },
    quoted: 'title',
    anchor: { title: ['title', 'label', 'value'], ids: 'tab' },
  }),
  defineComponent({
    name: 'Steps',
    about: 'A numbered list of steps.',
    props: { titleSize, ...classNameProp },
    features: { steps: 'steps.css' },
  }),
  defineComponent({
    name: 'Step',
    about: 'One of `Steps`.',
    aliases: ['Steps.Step'],
    props: {
      title: spoken('Its title.'),
      name: spoken('Another spelling of `title`.'),
      description: spoken('A sentence below the title.'),
      stepNumber: { type: 'number', about: 'A number in place of the next one.' },
      titleSize,
      noAnchor: { type: 'flag', about: 'Leaves out the link to it.' },
      ...iconProps,
      ...idProp,
      ...classNameProp,
    },
    quoted: 'step',
    heading: { text: 'title', level: null },
    anchor: { title: ['title', 'name'], ids: 'step' },
    features: { steps: 'steps.css' },
  }),
] as const;
