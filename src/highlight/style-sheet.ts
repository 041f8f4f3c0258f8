import type { ThemeRegistrationResolved } from 'shiki/types';
import { fontStyles, letters, type ClassNamer } from './class-names.ts';

/**
 * The rules for all classes that `classOf` can give, below an element of class `dw-code`; dark ones below `.dark`.
 * Sets `--code-background` and `--code-foreground` there too.
 */
export function renderStyleSheet(namer: ClassNamer, light: ThemeRegistrationResolved, dark: ThemeRegistrationResolved): string {
  const rules = [`.dw-code{${codeColors(light)}}`];
  if (!namer.single) rules.push(`.dark .dw-code,.dw-code.dark{${codeColors(dark)}}`);
  const { light: lights, dark: darks } = namer.palettes;
  const seconds = namer.single ? ['0'] : darks.map((_, index) => String(index));
  lights.forEach((color, index) => {
    const names = seconds.map((second) => `.${letters(index)}${second}`);
    rules.push(`.dw-code :is(${names.join()}){color:${color}}`);
  });
  if (!namer.single) {
    darks.forEach((color, index) => {
      const names = lights.map((_, first) => `.${letters(first)}${index}`);
      rules.push(`.dark .dw-code :is(${names.join()}){color:${color}}`);
    });
  }
  return [...rules, ...fontRules(), ...lineRules].join('\n');
}

/** Custom properties of a block whose theme differs from the site's. */
export function codeColors(theme: ThemeRegistrationResolved): string {
  const color = (value: string): string => theme.colorReplacements?.[value.toLowerCase()] ?? value.toLowerCase();
  return `--code-background:${color(theme.bg)};--code-foreground:${color(theme.fg)}`;
}

function fontRules(): string[] {
  return fontStyles.flatMap(({ name, rule }) => [
    `.dw-code .t${name},:root:not(.dark) .dw-code .tl${name},.dark .dw-code .td${name}{${rule}}`,
  ]);
}

const lineRules = ['.dw-code .line{display:block}'];
