import { classNameProp, iconProps, idProp } from '../common-props.ts';
import { defineComponent, oneOf, spoken } from '../define-component.ts';

const props = {
  title: spoken('A heading above the text.'),
  color: { type: 'color', about: 'A colour in place of that of its kind.' },
  emoji: { type: 'text', about: 'An emoji in place of the icon.' },
  ...iconProps,
  ...idProp,
  ...classNameProp,
} as const;

const kinds = ['note', 'warning', 'info', 'tip', 'check', 'danger'] as const;

export const callouts = [
  defineComponent({ name: 'Note', about: 'A box with a remark.', props, isPlain: true }),
  defineComponent({ name: 'Warning', about: 'A box with a warning.', props, isPlain: true }),
  defineComponent({ name: 'Info', about: 'A box with background.', props, isPlain: true }),
  defineComponent({ name: 'Tip', about: 'A box with advice.', props, isPlain: true }),
  defineComponent({ name: 'Check', about: 'A box that confirms something.', props, isPlain: true }),
  defineComponent({ name: 'Danger', about: 'A box that warns of harm.', aliases: ['Error'], props, isPlain: true }),
  defineComponent({
    name: 'Callout',
    about: 'A box with an icon and a colour of its own.',
    props: { type: oneOf('The kind whose icon and colour it takes.', kinds), ...props },
    features: { 'own-color': 'own-color.css' },
    isPlain: true,
  }),
  defineComponent({
    name: 'Banner',
    about: 'A wide box with an announcement.',
    props: {
      title: spoken('A heading above the text.'),
      background: { type: 'color', about: 'Its colour.' },
      variant: { type: 'text', about: 'Has no effect; older pages have it.' },
      ...classNameProp,
    },
  }),
] as const;
