import { addAll } from '../../base/values/add-all.ts';
import type { Problem } from '../../model/problem.ts';
import { appendToken } from '../../shared/json-schema/json-pointer.ts';
import { asTree } from '../../shared/json-schema/untrusted-value.ts';
import { Place } from '../config/place.ts';
import type { JsonObject } from '../config/tree/json-node.ts';
import { validateTree } from '../config/validation/validate-tree.ts';
import { buildNode } from '../front-matter/build-node.ts';
import { checkFrontMatter } from '../front-matter/check-front-matter.ts';
import { checkOwnKeys } from '../front-matter/check-own-keys.ts';
import type { DescriptionContext } from './description-context.ts';
import type { Located } from './located.ts';
import { docsExtensionSchema, operationExtensionsSchema } from './operation-extensions-schema.ts';

const keys = Object.keys(operationExtensionsSchema.shape);

/** Reports what is wrong with the extensions of an operation or a path item that ask something for its page. */
export function checkOperationExtensions(at: Located, { report }: DescriptionContext): void {
  const tree = asTree(at.value) ?? {};
  const written = Object.entries(tree).filter(([key, value]) => keys.includes(key) && value !== null);
  if (written.length === 0) return;
  const start = { file: at.file, line: 0, column: 0, at: at.pointer };
  const root = buildNode(Object.fromEntries(written), start, appendToken) as JsonObject;
  const { problems } = validateTree({ root, schema: operationExtensionsSchema, fallbacks: {} });
  for (const key of ['x-docs', 'x-mint']) addAll(problems, checkDocs(root, key));
  for (const { code, message, hint, severity, key = at.pointer } of problems)
    report({ code, message, hint, severity, at: { ...at, pointer: key } });
}

/** Slips in the keys of the extension, and what its front matter holds. */
function checkDocs(root: JsonObject, key: string): Problem[] {
  const problems: Problem[] = [];
  const docs = root.entries.get(key);
  if (docs?.kind !== 'object') return problems;
  checkOwnKeys(docs, { place: new Place(docs, problems), schema: docsExtensionSchema, effect: 'has no effect' });
  const metadata = docs.entries.get('metadata');
  return metadata?.kind === 'object' ? [...problems, ...checkFrontMatter(metadata).problems] : problems;
}
