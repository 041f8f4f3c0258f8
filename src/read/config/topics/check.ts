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
  .describe('Severity of each rule, by name; also accepts the code of any other page problem.');

const ignoreSchema = shape({
  rule: text.describe('Name of the rule.'),
  file: text.describe('File, relative to the site folder; `*` matches any part of a name or path.'),
  reason: text.describe('Why the finding is ignored.'),
});

export const checkSchema = shape({
  rules: rulesSchema.optional(),
  ignore: z.array(ignoreSchema).optional().describe('Findings to ignore.'),
  external: shape({
    except: z
      .array(text)
      .optional()
      .describe('Addresses on other sites that are not checked; `*` matches any part of an address.'),
  })
    .optional()
    .describe('Links to other sites, with `--external`.'),
}).describe('What `docwright check` reports.');

export function resolveCheck(input: z.infer<typeof checkSchema> = {}): SiteConfig['check'] {
  return {
    rules: (input.rules ?? {}) as Record<string, CheckSeverity>,
    ignore: input.ignore ?? [],
    external: { except: input.external?.except ?? [] },
  };
}
