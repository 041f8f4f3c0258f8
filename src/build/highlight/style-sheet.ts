import type { ThemeRegistrationResolved } from 'shiki/types';
import { addAll } from '../../base/values/add-all.ts';
import { type ClassNamer, fontStyles, letters } from './class-names.ts';

/**
 * The rules for all classes that `classOf` can give, below an element of class `dw-code`; dark ones below `.dark`.
 * Sets `--code-background` and `--code-foreground` there too.
 */
export function renderStyleSheet(
  namer: ClassNamer,
  light: ThemeRegistrationResolved,
  dark: ThemeRegistrationResolved,
): string {
  const rules = [`.dw-code{${codeColors(light)}}`];
  const { light: lights, dark: darks } = namer.palettes;
  addAll(
    rules,
    lights.map((color, index) => `.dw-code .${letters(index, 'light')}{color:${color}}`),
  );
  // Paper is white.
  if (!namer.single)
    rules.push(
      '@media screen{',
      `.dark .dw-code,.dw-code.dark{${codeColors(dark)}}`,
      ...darks.map((color, index) => `.dark .dw-code .${letters(index, 'dark')}{color:${color}}`),
      '}',
    );
  return [...rules, ...fontRules(), ...lineRules].join('\n');
}

/** Custom properties of a block whose theme differs from the site's. */
export function codeColors(theme: ThemeRegistrationResolved): string {
  const color = (value: string): string => theme.colorReplacements?.[value.toLowerCase()] ?? value.toLowerCase();
  return `${colorScheme(theme)}--code-background:${color(theme.bg)};--code-foreground:${color(theme.fg)}`;
}

/**
 * What stands around the code, tabs and labels, takes the site's colours for its ground: `light-dark` decides by this
 * where it is used. What the author's own variables hold is not known.
 */
function colorScheme({ bg, type }: ThemeRegistrationResolved): string {
  return bg.startsWith('var(') ? '' : `color-scheme:${type};`;
}

function fontRules(): string[] {
  return fontStyles.flatMap(({ name, rule }) => [
    `.dw-code .t${name},:root:not(.dark) .dw-code .tl${name},.dark .dw-code .td${name}{${rule}}`,
  ]);
}

const lineRules = ['.dw-code .line{display:block}'];
