import { classNameProp, iconProps, idProp } from '../common-props.ts';
import { defineComponent, oneOf, spoken } from '../define-component.ts';

const props = {
  title: spoken('Title above the text.'),
  color: { type: 'color', about: 'Overrides the colour of the callout type.' },
  emoji: { type: 'text', about: 'Emoji to show instead of the icon.' },
  ...iconProps,
  ...idProp,
  ...classNameProp,
} as const;

const kinds = ['note', 'warning', 'info', 'tip', 'check', 'danger'] as const;

export const callouts = [
  defineComponent({ name: 'Note', about: 'Callout for a note.', props, isPlain: true }),
  defineComponent({ name: 'Warning', about: 'Callout for a warning.', props, isPlain: true }),
  defineComponent({ name: 'Info', about: 'Callout for background information.', props, isPlain: true }),
  defineComponent({ name: 'Tip', about: 'Callout for a tip.', props, isPlain: true }),
  defineComponent({ name: 'Check', about: 'Callout for a confirmation.', props, isPlain: true }),
  defineComponent({ name: 'Danger', about: 'Callout for a danger.', aliases: ['Error'], props, isPlain: true }),
  defineComponent({
    name: 'Callout',
    about: 'Callout with a custom icon and colour.',
    props: { type: oneOf('Callout type to take the icon and colour from.', kinds), ...props },
    features: { 'own-color': 'own-color.css' },
    isPlain: true,
  }),
  defineComponent({
    name: 'Banner',
    about: 'Wide box with an announcement.',
    props: {
      title: spoken('Title above the text.'),
      background: { type: 'color', about: 'Background colour.' },
      variant: { type: 'text', about: 'No effect; accepted for compatibility with older pages.' },
      ...classNameProp,
    },
  }),
] as const;
