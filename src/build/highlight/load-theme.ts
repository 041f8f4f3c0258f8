import { createRequire } from 'node:module';
import { createCssVariablesTheme, normalizeTheme } from 'shiki/core';
import { bundledThemes } from 'shiki/themes';
import type { ThemeRegistrationResolved } from 'shiki/types';
import { readableColors } from './readable-colors.ts';

/** The theme of a name; `null` for a name that Shiki does not have. */
export function loadTheme(name: string): ThemeRegistrationResolved | null {
  if (name === 'css-variables') return normalizeTheme(cssVariablesTheme());
  if (!Object.hasOwn(bundledThemes, name)) return null;
  const module = requireModule(`shiki/themes/${name}.mjs`) as { default: ThemeRegistrationResolved };
  const theme = normalizeTheme(module.default);
  return { ...theme, colorReplacements: { ...theme.colorReplacements, ...readableColors[name] } };
}

const requireModule = createRequire(import.meta.url);

// The variable names are part of the format: `--mint-color-*`, `--mint-token-*`, `--mint-ansi-*`.
function cssVariablesTheme(): ReturnType<typeof createCssVariablesTheme> {
  const theme = createCssVariablesTheme({ variablePrefix: '--mint-' });
  const text = JSON.stringify(theme)
    .replaceAll('var(--mint-foreground)', 'var(--mint-color-text)')
    .replaceAll('var(--mint-background)', 'var(--mint-color-background)');
  return JSON.parse(text) as ReturnType<typeof createCssVariablesTheme>;
}
