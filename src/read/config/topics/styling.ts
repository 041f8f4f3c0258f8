import * as z from 'zod';
import type { CodeblockStyle, SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { resolveFilePath } from '../values/asset-path.ts';
import { text } from '../values/text.ts';
import { codeThemes } from './code-themes.ts';

export const LIGHT_CODE = 'github-light-default';
export const DARK_CODE = 'dark-plus';

const codeTheme = z.enum(codeThemes).meta({ id: 'CodeTheme', description: 'Name of a code theme.' });

const codeblocksSchema = z.union([
  z
    .enum(['system', 'dark', ...codeThemes])
    .meta({ id: 'CodeblockStyle', description: 'A mode, or the name of a code theme.' }),
  shape({
    theme: z
      .union([
        codeTheme,
        shape({
          light: codeTheme.optional().describe('Code theme in light mode.'),
          dark: codeTheme.optional().describe('Code theme in dark mode.'),
        }),
      ])
      .optional()
      .describe('Code theme: one for both modes, or one for each.'),
    languages: shape({
      custom: z.array(text).optional().describe('Paths of TextMate grammars in JSON, for additional languages.'),
    })
      .optional()
      .describe('Code languages.'),
  }),
]);

export const stylingSchema = shape({
  eyebrows: z
    .enum(['section', 'breadcrumbs'])
    .optional()
    .describe('What is shown above the title of a page: its section, or the full breadcrumb. Default: `section`.'),
  latex: z
    .boolean()
    .optional()
    .describe('Whether pages load the style sheet for formulas. Default: only those that need it.'),
  codeblocks: codeblocksSchema
    .optional()
    .describe(
      'Look of code blocks: `system` follows the mode, `dark` is always dark, or the name of a code theme. Default: `system`.',
    ),
}).describe('Appearance details.');

export function resolveStyling(input: z.infer<typeof stylingSchema> = {}, place: Place): SiteConfig['styling'] {
  return {
    eyebrows: input.eyebrows ?? 'section',
    latex: input.latex ?? null,
    codeblocks: resolveCodeblocks(input.codeblocks, place.child('codeblocks').child('theme')),
  };
}

function resolveCodeblocks(input: z.infer<typeof codeblocksSchema> = 'system', place: Place): CodeblockStyle {
  const { theme = 'system', languages } = typeof input === 'string' ? { theme: input } : input;
  return { ...resolveCodeTheme(theme, place), customLanguages: (languages?.custom ?? []).map(resolveFilePath) };
}

function resolveCodeTheme(
  theme: string | { light?: string; dark?: string },
  place: Place,
): { light: string; dark: string } {
  if (theme === 'system') return { light: LIGHT_CODE, dark: DARK_CODE };
  if (theme === 'dark') return { light: DARK_CODE, dark: DARK_CODE };
  if (typeof theme === 'string') return { light: theme, dark: theme };
  for (const [mode, shown] of [
    ['light', LIGHT_CODE],
    ['dark', DARK_CODE],
  ] as const)
    if (theme[mode] === undefined)
      place.warn({
        code: 'missing-key',
        message: `The key \`${mode}\` is missing`,
        hint: `"${shown}" is shown in ${mode} mode`,
      });
  return { light: theme.light ?? LIGHT_CODE, dark: theme.dark ?? DARK_CODE };
}
