import type { Parameter, PartEncoding } from '../../model/api/operation.ts';

/** How one part of a body travels, as HTML and Markdown show it. */
export interface EncodedPart {
  /** With the names of the parts around it: `profile.image`. */
  name: string;
  contentType: string;
  /** By the words of the description: `style` and `deepObject`. */
  values: [string, string][];
  headers: Parameter[];
}

/** Parts of a body of which something is said, those inside of others after them. */
export function encodedParts(encoding: Readonly<Record<string, PartEncoding>>, around = ''): EncodedPart[] {
  return Object.entries(encoding).flatMap(([key, part]) => {
    const name = `${around}${key}`;
    const values: [string, string][] = [
      ...(part.style === null ? [] : [['style', part.style] as [string, string]]),
      ...(part.explode === null ? [] : [['explode', String(part.explode)] as [string, string]]),
    ];
    return [
      { name, contentType: part.contentType ?? '', values, headers: part.headers ?? [] },
      ...encodedParts(part.encoding ?? {}, `${name}.`),
    ];
  });
}
