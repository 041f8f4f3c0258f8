import type { CodeBlockProps } from '../content-components/CodeBlock.tsx';
import { usePage } from '../content-components/PageProvider.tsx';
import { useApi } from './api-context.tsx';
import { type JsonLooks, plainCode, readJsonLooks, renderJson } from './json-looks.ts';

/**
 * Lines of an example that stand in the page, of the first one and of those behind it; the whole of a longer one waits
 * in a file.
 */
const shownLines = { first: 40, other: 16 };

/** Gives the properties of a `CodeBlock` for an example of any length. */
export function useLongCode(): (
  code: string,
  language: string,
  isFirst: boolean,
) => Pick<CodeBlockProps, 'code' | 'html' | 'rest'> {
  const { codeHref } = useApi();
  const { highlight } = usePage();
  const looks = readJsonLooks((text) => highlight(text, 'json', plainCode));
  return (code, language, isFirst) => {
    const lines = code.split('\n');
    const count = isFirst ? shownLines.first : shownLines.other;
    if (lines.length <= count * 1.5) return colour(code, language, looks);
    return { ...colour(lines.slice(0, count).join('\n'), language, looks), rest: codeHref(code, language) };
  };
}

/** JSON, which most examples are, does not need a grammar to be coloured as by one. */
function colour(code: string, language: string, looks: JsonLooks | null): Pick<CodeBlockProps, 'code' | 'html'> {
  return language === 'json' && looks ? { code, html: renderJson(code, looks) } : { code };
}
