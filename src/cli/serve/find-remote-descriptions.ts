import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonValue } from '../../read/config/tree/json-node.ts';
import { readJsonTree } from '../../read/config/tree/read-json-tree.ts';
import { isInside } from '../../read/site/is-inside.ts';

/**
 * Addresses of the API descriptions that a site's configuration takes from other servers.
 * @param options `isUntrusted` of `Site`: nothing outside of the folder is read
 */
export function findRemoteDescriptions(folder: string, { isUntrusted }: { isUntrusted: boolean }): string[] {
  const readFile = (path: string): string | null => {
    if (isUntrusted && !isInside(folder, join(folder, path))) return null;
    try {
      return readFileSync(join(folder, path), 'utf8');
    } catch {
      return null;
    }
  };
  const file = existsSync(join(folder, 'docs.json')) ? 'docs.json' : 'mint.json';
  const { root } = readJsonTree({ file, readFile });
  const found = new Set<string>();
  if (root) collect(toJsonValue(root), { isSource: false, found });
  return [...found];
}

/** Sources stand as text, in lists, or as `{ "source": … }` under `openapi` and `asyncapi`, wherever those are. */
function collect(value: unknown, { isSource, found }: { isSource: boolean; found: Set<string> }): void {
  if (typeof value === 'string') {
    if (isSource && /^https?:\/\//.test(value)) found.add(value);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const isBelow = isSource && (Array.isArray(value) || key === 'source');
    collect(member, { isSource: isBelow || key === 'openapi' || key === 'asyncapi', found });
  }
}
