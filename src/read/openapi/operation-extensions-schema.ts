import * as z from 'zod';
import { canBeFile } from '../../base/paths/can-be-file.ts';
import { displaySchema } from '../config/topics/api.ts';
import { expected, shape } from '../config/validation/shape.ts';
import { hrefPath } from './operation-path.ts';

const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** `x-docs` of an operation or a path item, and its alias `x-mint` (docs/format.md#extensions). */
export const docsExtensionSchema = z.looseObject({
  metadata: z.looseObject({}).optional(),
  content: z.string().optional(),
  href: z
    .string()
    .refine((href) => canBeFile(hrefPath(href)), { error: expected('the path of a page') })
    .optional(),
  groups: z.union([z.array(z.string()), z.string()]).optional(),
  hidden: flag.optional(),
  excluded: flag.optional(),
  playground: z
    .union([displaySchema, shape({ display: displaySchema.optional(), expand: flag.optional() })])
    .optional(),
  mcp: z.unknown().optional(),
  pre: z.unknown().optional(),
  post: z.unknown().optional(),
});

/** What an operation or a path item may ask for its page; their other keys are those of the description. */
export const operationExtensionsSchema = z.looseObject({
  'x-docs': docsExtensionSchema.optional(),
  'x-mint': docsExtensionSchema.optional(),
  'x-hidden': flag.optional(),
  'x-excluded': flag.optional(),
});
