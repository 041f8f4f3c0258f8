import * as z from 'zod';
import type { ContextualOption, SiteConfig } from '../../../model/config.ts';
import type { Place } from '../place.ts';
import { shape } from '../validation/shape.ts';
import { iconFields, resolveIconValue } from '../values/icon.ts';
import { link } from '../values/link.ts';
import { text } from '../values/text.ts';

const builtinOption = z.enum([
  'copy',
  'assistant',
  'view',
  'download-pdf',
  'download-spec',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'devin',
  'devin-desktop',
  'windsurf',
  'mcp',
  'add-mcp',
  'cursor',
  'vscode',
  'devin-mcp',
]);

const customOption = shape({
  title: text.describe('Label of the action.'),
  description: z.string().optional().describe('Line below the label.'),
  ...iconFields,
  href: z
    .union([
      link,
      shape({
        base: link.describe('Address without its query.'),
        query: z
          .array(
            shape({
              key: text.describe('Name of the parameter.'),
              value: z.string().describe('Value of the parameter; can contain `$page`, `$path` and `$mcp`.'),
            }),
          )
          .optional()
          .describe('Query parameters.'),
      }),
    ])
    .describe('Target of the action; `$page`, `$path` and `$mcp` are filled in for the page.'),
});

/** Actions of the menu, in order. */
export const contextualOptions = z.array(z.union([builtinOption, customOption]));

export const contextualSchema = shape({
  options: contextualOptions.optional().describe('Actions in menu order; the first one is the button.'),
  display: z
    .enum(['header', 'toc'])
    .optional()
    .describe('Where the menu is placed: next to the title, or in the table of contents. Default: `header`.'),
}).describe('Menu of actions on a page, such as copying it as Markdown.');

type OptionInput = z.infer<typeof builtinOption> | z.infer<typeof customOption>;

export function resolveContextual(
  input: z.infer<typeof contextualSchema> = {},
  place: Place,
): SiteConfig['contextual'] {
  return {
    options: resolveContextualOptions(input.options ?? [], place.child('options')),
    display: input.display ?? 'header',
  };
}

/** The options in their one form, each once. `place` is that of the list. */
export function resolveContextualOptions(input: readonly OptionInput[], place: Place): ContextualOption[] {
  const seen = new Set<string>();
  return input.flatMap((option, index) => {
    const own = place.child(index);
    const name = typeof option === 'string' ? option : option.title;
    if (seen.has(name))
      own.warn({ code: 'duplicate-option', message: `The option "${name}" is listed twice; the first one is used` });
    if (seen.has(name)) return [];
    seen.add(name);
    return [resolveOption(option, own)];
  });
}

function resolveOption(option: OptionInput, place: Place): ContextualOption {
  if (typeof option === 'string') return { kind: 'builtin', name: option };
  const { title, description = '', href } = option;
  const target = typeof href === 'string' ? { base: href, query: [] } : { base: href.base, query: href.query ?? [] };
  return { kind: 'custom', title, description, icon: resolveIconValue(option, place), href: target };
}
