import type { z } from 'zod';
import type { Problem } from '../../../model/problem.ts';
import type { JsonNode } from '../../../read/config/tree/json-node.ts';
import { parseJson } from '../../../read/config/tree/parse-json.ts';
import { validateTree } from '../../../read/config/validation/validate-tree.ts';
import { domainOf } from './domain-of.ts';
import { serverConfigSchema } from './server-config-schema.ts';

export type ServerConfigInput = z.infer<typeof serverConfigSchema>;

export interface ParsedServerConfig {
  /** `null` when there are errors: a service does not start on half of what it was told. */
  input: ServerConfigInput | null;
  /** What was written, where it is an object. */
  root: JsonNode | null;
  problems: Problem[];
}

/** Checks the text of a `docwright.server.json`. */
export function parseServerConfig(text: string, file: string): ParsedServerConfig {
  const { root, problems } = parseJson({ text, file, at: '' });
  if (root?.kind !== 'object')
    return { input: null, root: null, problems: root ? [...problems, notAnObject(root)] : problems };
  const validated = validateTree({ root, schema: serverConfigSchema, fallbacks: {} });
  const all = [...problems, ...validated.problems, ...findDoubles(validated.root)];
  const input = all.some(({ severity }) => severity === 'error') ? null : validated.value;
  return { input, root: validated.root, problems: all };
}

function notAnObject({ line, column, file }: JsonNode): Problem {
  return {
    severity: 'error',
    code: 'invalid-value',
    message: 'The file must contain an object',
    hint: 'Start it with `{`',
    file,
    line,
    column,
  };
}

/** Two sites of one domain could not be told apart. */
function findDoubles(root: JsonNode): Problem[] {
  const sites = root.kind === 'object' ? root.entries.get('sites') : undefined;
  if (sites?.kind !== 'array') return [];
  const seen = new Set<string>();
  return sites.items.flatMap((site): Problem[] => {
    const entries = site.kind === 'object' ? site.entries : new Map<string, JsonNode>();
    const place = entries.get('domain') ?? entries.get('folder');
    const [domain, folder] = [textOf(entries.get('domain')), textOf(entries.get('folder'))];
    if (!place || (domain === undefined && folder === undefined)) return [];
    const name = domainOf({ domain, folder: folder ?? '' });
    const isDouble = seen.has(name);
    seen.add(name);
    const { file, line, column, at } = place;
    return isDouble ? [{ ...doubleDomain(name), file, line, column, key: at }] : [];
  });
}

function textOf(node: JsonNode | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' && node.value !== '' ? node.value : undefined;
}

/** Says that two sites would be one for all who ask. */
export function doubleDomain(domain: string): Problem {
  return {
    severity: 'error',
    code: 'duplicate-domain',
    message: `Two sites have the domain "${domain}"`,
    hint: 'Give each its own `domain` in docwright.server.json; by default, it is the name of the folder',
  };
}
