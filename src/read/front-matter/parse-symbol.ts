import type { SdkReferenceName, SdkSelector } from '../../model/api/sdk.ts';

/** What can be named. */
export const namedKinds = ['class', 'interface', 'enum', 'function', 'type', 'variable', 'method', 'property'] as const;

const named = new RegExp(String.raw`^(?:(?<source>\S+)\s+)?(?<kind>${namedKinds.join('|')})\s+(?<name>\S+)$`);

/** Reads `class Client`, or `typedoc.json method Client.read`; `null` for what names no symbol. */
export function parseSymbol(text: string): SdkReferenceName | null {
  const found = named.exec(text.trim())?.groups;
  if (!found) return null;
  const kind = found['kind'] as SdkSelector['kind'];
  const isMember = kind === 'method' || kind === 'property';
  return {
    format: null,
    source: found['source'] ?? null,
    kind,
    ...(isMember ? splitMember : wholeName)(found['name']!),
  };
}

const wholeName = (name: string) => ({ name, parent: null });

/** A member is named after what it belongs to: `Client.read`, `Client#read`, `Client::read`. */
function splitMember(text: string): Pick<SdkSelector, 'name' | 'parent'> {
  const parts = /^(?<parent>.+?)(?:::|[.#])(?<name>[^.#:]+)$/.exec(text)?.groups;
  return parts ? { name: parts['name']!, parent: parts['parent']! } : { name: text, parent: null };
}
