import type { CodeBlockProps } from '../content-components/CodeBlock.tsx';
import { useApi } from './api-context.tsx';

/** Lines of an example that stand in the page; the whole of a longer one waits in a file. */
const shownLines = 80;

/** Gives the properties of a `CodeBlock` for an example of any length. */
export function useLongCode(): (code: string, language: string) => Pick<CodeBlockProps, 'code' | 'rest'> {
  const { codeHref } = useApi();
  return (code, language) => {
    const lines = code.split('\n');
    if (lines.length <= shownLines * 1.5) return { code };
    return { code: lines.slice(0, shownLines).join('\n'), rest: codeHref(code, language) };
  };
}
