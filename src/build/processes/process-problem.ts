import type { Page } from '../../model/page.ts';
import type { Problem } from '../../model/problem.ts';
import { reachedSnippets } from '../../read/site/reached-snippets.ts';
import { describeFault, type ProcessFault } from './quiet-process.ts';

/** What a page's code has done to the process, with the place in the page or in a file that it imports. */
export function processProblem(fault: ProcessFault, page: Page, snippets: Readonly<Record<string, string>>): Problem {
  return {
    severity: 'error',
    code: fault.kind === 'call' ? 'process-call' : 'late-error',
    message: describeFault(fault),
    ...(fault.kind === 'call' ? findCall(fault.name, page, snippets) : { file: page.source?.file }),
  };
}

function findCall(
  name: string,
  { source }: Page,
  snippets: Readonly<Record<string, string>>,
): Pick<Problem, 'file' | 'line'> {
  if (!source) return {};
  const wanted = new RegExp(name.replace('.', '\\s*\\.\\s*'));
  const places = [
    { file: source.file, text: source.body, line: source.line },
    ...Object.entries(reachedSnippets(snippets, [source.body])).map(([file, text]) => ({ file, text, line: 1 })),
  ];
  for (const { file, text, line } of places) {
    const offset = text.search(wanted);
    if (offset >= 0) return { file, line: line + text.slice(0, offset).split('\n').length - 1 };
  }
  return { file: source.file };
}
