import { acceptQuality } from './accept-quality.ts';

/**
 * As what a client wants the text of a page that asks for it by name, and not rather for HTML (RFC 9110, 12.5.1);
 * `null` for browsers, which take anything. Plain text has to be wanted more than HTML: programs that want any answer
 * name it, too.
 */
export function wantedTextType(accept: string | null): 'text/markdown' | 'text/plain' | null {
  if (accept === null || !/text\//i.test(accept)) return null;
  const html = acceptQuality(accept, 'text/html')?.quality ?? 0;
  const [markdown, plain] = [namedQuality(accept, 'text/markdown'), namedQuality(accept, 'text/plain')];
  if (markdown > 0 && markdown >= html && markdown >= plain) return 'text/markdown';
  return plain > html ? 'text/plain' : null;
}

/** 0 for a type that only a wildcard stands for. */
function namedQuality(accept: string, type: string): number {
  const wanted = acceptQuality(accept, type);
  return wanted?.exact === true ? wanted.quality : 0;
}
