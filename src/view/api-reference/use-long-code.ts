import type { CodeBlockProps } from '../content-components/CodeBlock.tsx';
import { useApi } from './api-context.tsx';

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
) => Pick<CodeBlockProps, 'code' | 'rest'> {
  const { codeHref } = useApi();
  return (code, language, isFirst) => {
    const lines = code.split('\n');
    const count = isFirst ? shownLines.first : shownLines.other;
    if (lines.length <= count * 1.5) return { code };
    return { code: lines.slice(0, count).join('\n'), rest: codeHref(code, language) };
  };
}
