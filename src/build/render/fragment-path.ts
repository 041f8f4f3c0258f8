import { createHash } from 'node:crypto';
import { buildFolder } from '../../base/paths/build-folder.ts';
import type { Standpoint } from '../../model/page.ts';
import type { FragmentReference } from '../../model/rendered-page.ts';

/** Where a fragment lies in the output. What it shows names the file, so that equal ones share it. */
export function fragmentPath(fragment: FragmentReference): string {
  const { kind, language } = fragment;
  switch (kind) {
    case 'code':
      return `${buildFolder}/examples/${nameOf([language ?? '', fragment.syntax, fragment.code])}.html`;
    case 'entries':
      return `${buildFolder}/lists/${nameOf([language ?? '', JSON.stringify(fragment.entries)])}.html`;
    case 'fields':
    case 'values': {
      const name = nameOf([
        fragment.document,
        language ?? '',
        JSON.stringify(fragment.schema),
        seenFrom(fragment.from),
      ]);
      return `${buildFolder}/schemas/${name}-${kind === 'values' ? kind : fragment.mode}.html`;
    }
  }
}

/** Which links there are; nothing where there can be none. */
function seenFrom(from: Standpoint | null): string {
  return from === null ? '' : JSON.stringify([from.divisions, from.groups, from.public]);
}

function nameOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 12);
}
