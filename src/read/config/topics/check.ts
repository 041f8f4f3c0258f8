import * as z from 'zod';
import { checkRules } from '../../../base/checks/check-rules.ts';
import type { CheckSeverity } from '../../../model/check.ts';
import type { SiteConfig } from '../../../model/config.ts';
import { shape } from '../validation/shape.ts';
import { text } from '../values/text.ts';

const severitySchema = z.enum(['error', 'warning', 'off']);

const rulesSchema = z
  .object(
    Object.fromEntries(
      checkRules.map(({ name, looksAt, severity }) => [
        name,
        severitySchema.optional().describe(`${looksAt}. Default: \`${severity}\`.`),
      ]),
    ),
  )
  .catchall(severitySchema)
  .describe('What each rule weighs, by its name; the code of any other fault of a page may stand here, too.');

const ignoreSchema = shape({
  rule: text.describe('Name of the rule.'),
  file: text.describe('The file, relative to the site folder; `*` stands for any part of a name or path.'),
  reason: text.describe('Why it is right as it is.'),
});

export const checkSchema = shape({
  rules: rulesSchema.optional(),
  ignore: z.array(ignoreSchema).optional().describe('Findings that are meant to be.'),
  external: shape({
    except: z
      .array(text)
      .optional()
      .describe('Addresses of other sites that are not asked; `*` stands for any part of one.'),
  })
    .optional()
    .describe('Links to other sites, with `--external`.'),
}).describe('What `docwright check` finds.');

export function resolveCheck(input: z.infer<typeof checkSchema> = {}): SiteConfig['check'] {
  return {
    rules: (input.rules ?? {}) as Record<string, CheckSeverity>,
    ignore: input.ignore ?? [],
    external: { except: input.external?.except ?? [] },
  };
}
