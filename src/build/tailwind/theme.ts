import { readPalette } from './palette.ts';

/** Names that pages may use beside the colours of version 3: `text-primary`, `bg-background-dark` and the like. */
export interface SiteColors {
  primary: string;
  light: string;
  dark: string;
  background: { light: string | null; dark: string | null };
}

/**
 * The whole theme as Tailwind reads it, with the scales of version 3. `inline` puts values where they are used, so that
 * the result declares no variables. Sizes whose names moved in version 4 (`shadow-sm`, `rounded-sm`, `blur-sm`) have
 * their old ones.
 */
export function renderTheme(colors: SiteColors): string {
  const values = { ...scales(), ...colorValues(colors) };
  const lines = Object.entries(values).map(([name, value]) => `--${name}: ${value};`);
  return `@theme inline {\n${lines.join('\n')}\n${keyframes}\n}`;
}

function colorValues({ primary, light, dark, background }: SiteColors): Record<string, string> {
  const named = {
    ...readPalette(),
    primary,
    'primary-light': light,
    'primary-dark': dark,
    'background-light': background.light ?? '#fff',
    'background-dark': background.dark ?? '#0a0a0a',
  };
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [`color-${name}`, value]));
}

function scales(): Record<string, string> {
  return {
    spacing: '0.25rem',
    'font-sans': 'ui-sans-serif, system-ui, sans-serif',
    'font-serif': 'ui-serif, Georgia, Cambria, "Times New Roman", Times, serif',
    'font-mono': 'ui-monospace, SFMono-Regular, Menlo, Monaco, Consolas, monospace',
    ...named('breakpoint', 'sm 640px, md 768px, lg 1024px, xl 1280px, 2xl 1536px'),
    ...named(
      'container',
      '3xs 16rem, 2xs 18rem, xs 20rem, sm 24rem, md 28rem, lg 32rem, xl 36rem, 2xl 42rem, 3xl 48rem, 4xl 56rem, 5xl 64rem, 6xl 72rem, 7xl 80rem',
    ),
    ...textSizes(),
    ...named(
      'font-weight',
      'thin 100, extralight 200, light 300, normal 400, medium 500, semibold 600, bold 700, extrabold 800, black 900',
    ),
    ...named('tracking', 'tighter -0.05em, tight -0.025em, normal 0em, wide 0.025em, wider 0.05em, widest 0.1em'),
    ...named('leading', 'tight 1.25, snug 1.375, normal 1.5, relaxed 1.625, loose 2'),
    radius: '0.25rem',
    ...named('radius', 'sm 0.125rem, md 0.375rem, lg 0.5rem, xl 0.75rem, 2xl 1rem, 3xl 1.5rem'),
    blur: '8px',
    ...named('blur', 'sm 4px, md 12px, lg 16px, xl 24px, 2xl 40px, 3xl 64px'),
    ...shadows,
    ...motion,
    'aspect-video': '16 / 9',
    'max-width-prose': '65ch',
    'default-ring-width': '3px',
    'default-ring-color': 'rgb(59 130 246 / 0.5)',
  };
}

/** `sm 1px, md 2px` as variables of one kind. */
function named(kind: string, list: string): Record<string, string> {
  const entries = list.split(', ').map((item) => {
    const at = item.indexOf(' ');
    return [`${kind}-${item.slice(0, at)}`, item.slice(at + 1)];
  });
  return Object.fromEntries(entries);
}

function textSizes(): Record<string, string> {
  const sizes =
    'xs 0.75 1rem, sm 0.875 1.25rem, base 1 1.5rem, lg 1.125 1.75rem, xl 1.25 1.75rem, 2xl 1.5 2rem, 3xl 1.875 2.25rem, 4xl 2.25 2.5rem, 5xl 3 1, 6xl 3.75 1, 7xl 4.5 1, 8xl 6 1, 9xl 8 1';
  const values: Record<string, string> = {};
  for (const [name, size, height] of sizes.split(', ').map((item) => item.split(' '))) {
    values[`text-${name}`] = `${size}rem`;
    values[`text-${name}--line-height`] = height!;
  }
  return values;
}

const shadows: Record<string, string> = {
  shadow: '0 1px 3px 0 rgb(0 0 0 / 0.1), 0 1px 2px -1px rgb(0 0 0 / 0.1)',
  'shadow-sm': '0 1px 2px 0 rgb(0 0 0 / 0.05)',
  'shadow-md': '0 4px 6px -1px rgb(0 0 0 / 0.1), 0 2px 4px -2px rgb(0 0 0 / 0.1)',
  'shadow-lg': '0 10px 15px -3px rgb(0 0 0 / 0.1), 0 4px 6px -4px rgb(0 0 0 / 0.1)',
  'shadow-xl': '0 20px 25px -5px rgb(0 0 0 / 0.1), 0 8px 10px -6px rgb(0 0 0 / 0.1)',
  'shadow-2xl': '0 25px 50px -12px rgb(0 0 0 / 0.25)',
  'shadow-inner': 'inset 0 2px 4px 0 rgb(0 0 0 / 0.05)',
  'drop-shadow': '0 1px 2px rgb(0 0 0 / 0.1), 0 1px 1px rgb(0 0 0 / 0.06)',
  'drop-shadow-sm': '0 1px 1px rgb(0 0 0 / 0.05)',
  'drop-shadow-md': '0 4px 3px rgb(0 0 0 / 0.07), 0 2px 2px rgb(0 0 0 / 0.06)',
  'drop-shadow-lg': '0 10px 8px rgb(0 0 0 / 0.04), 0 4px 3px rgb(0 0 0 / 0.1)',
  'drop-shadow-xl': '0 20px 13px rgb(0 0 0 / 0.03), 0 8px 5px rgb(0 0 0 / 0.08)',
  'drop-shadow-2xl': '0 25px 25px rgb(0 0 0 / 0.15)',
};

const motion: Record<string, string> = {
  'ease-in': 'cubic-bezier(0.4, 0, 1, 1)',
  'ease-out': 'cubic-bezier(0, 0, 0.2, 1)',
  'ease-in-out': 'cubic-bezier(0.4, 0, 0.2, 1)',
  'animate-spin': 'spin 1s linear infinite',
  'animate-ping': 'ping 1s cubic-bezier(0, 0, 0.2, 1) infinite',
  'animate-pulse': 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite',
  'animate-bounce': 'bounce 1s infinite',
  'default-transition-duration': '150ms',
  'default-transition-timing-function': 'cubic-bezier(0.4, 0, 0.2, 1)',
};

const keyframes = `@keyframes spin { to { transform: rotate(360deg) } }
@keyframes ping { 75%, 100% { transform: scale(2); opacity: 0 } }
@keyframes pulse { 50% { opacity: 0.5 } }
@keyframes bounce {
  0%, 100% { transform: translateY(-25%); animation-timing-function: cubic-bezier(0.8, 0, 1, 1) }
  50% { transform: none; animation-timing-function: cubic-bezier(0, 0, 0.2, 1) }
}`;
